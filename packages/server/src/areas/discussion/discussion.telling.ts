import { sql } from 'kysely';
import { followers } from '../../subject/telling/audiences.ts';
import type { Audience, Tellings } from '../../subject/telling/telling.ts';

/** Whose answer is accepted. */
const accepted: Audience = ({ subjectId }) => sql`
  select s.created_by as person_id from discussion d join subject s on s.id = d.accepted_id where d.id = ${subjectId}`;

/** How people are told of discussions, beside what is usual. A new one is told to those who follow the topic that it hangs on, and one
 * that is moved to those of its new home: whoever may not read it there hears nothing. */
export const discussionTellings: Tellings = {
  'discussion.created': [{ kind: 'CHANGED', word: 'asked', to: followers }],
  'discussion.moved': [{ kind: 'CHANGED', word: 'moved', to: followers }],
  'discussion.accepted': [
    { kind: 'ANSWERED', word: 'accepted', to: accepted },
    { kind: 'CHANGED', word: 'solved', to: followers },
  ],
};
