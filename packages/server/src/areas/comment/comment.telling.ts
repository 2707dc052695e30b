import { sql } from 'kysely';
import { followers } from '../../subject/telling/audiences.ts';
import type { Audience, Tellings } from '../../subject/telling/telling.ts';

/** Whom the comment mentions since this event, and did not before. */
const mentioned: Audience = ({ eventId }) => sql`
  select m.person_id from domain_event e join comment_mention m on m.comment_id = e.subject_id and m.date_created = e.at where e.id = ${eventId}`;

/** Whose words it replies to: the author of the answer and of the other replies to it; of an answer, the author of the thing. */
const answered: Audience = ({ subjectId }) => sql`
  select s.created_by as person_id from comment c join comment beside on beside.thread_id = c.thread_id and beside.on_id = c.on_id and beside.id < c.id
  join subject s on s.id = beside.id and s.removed_with is null where c.id = ${subjectId}
  union select s.created_by from comment c join subject s on s.id = c.on_id where c.id = ${subjectId} and c.thread_id = c.id`;

/** How people are told of what somebody says about a thing. */
export const commentTellings: Tellings = {
  'comment.created': [
    { kind: 'MENTIONED', word: 'mentioned', to: mentioned },
    { kind: 'ANSWERED', word: 'answered', to: answered },
    { kind: 'CHANGED', word: 'commented', to: followers },
  ],
  'comment.updated': [{ kind: 'MENTIONED', word: 'mentioned', to: mentioned }],
};
