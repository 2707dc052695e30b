import { sql } from 'kysely';
import { followers } from '../../subject/notify/audiences.ts';
import type { Audience, NotificationRules } from '../../subject/notify/notification-rule.ts';

/** The people whom the comment mentions since this event, but did not mention before, and still mentions. */
const mentioned: Audience<{ mentioned: readonly number[] }> = ({ subjectId, data }) => sql`
  select person_id from comment_mention where comment_id = ${subjectId} and person_id = any (${data?.mentioned ?? []}::bigint[])`;

/** For a reply, the authors of the answer and of its earlier replies; for an answer, the author of the thing. */
const answered: Audience = ({ subjectId }) => sql`
  select s.created_by as person_id from comment c join comment beside on beside.thread_id = c.thread_id and beside.on_id = c.on_id and beside.id < c.id
  join subject s on s.id = beside.id and s.removed_with is null where c.id = ${subjectId}
  union select s.created_by from comment c join subject s on s.id = c.on_id where c.id = ${subjectId} and c.thread_id = c.id`;

/** How people are notified of comments. */
export const commentNotifications: NotificationRules = {
  'comment.created': [
    { kind: 'MENTIONED', word: 'mentioned', to: mentioned },
    { kind: 'ANSWERED', word: 'answered', to: answered },
    { kind: 'CHANGED', word: 'commented', to: followers },
  ],
  'comment.updated': [{ kind: 'MENTIONED', word: 'mentioned', to: mentioned }],
};
