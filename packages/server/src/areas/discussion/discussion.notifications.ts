import { sql } from 'kysely';
import { followers } from '../../subject/notify/audiences.ts';
import type { Audience, NotificationRules } from '../../subject/notify/notification-rule.ts';

/** The author of the accepted answer. */
const accepted: Audience = ({ subjectId }) => sql`
  select s.created_by as person_id from discussion d join subject s on s.id = d.accepted_id where d.id = ${subjectId}`;

/**
 * Who is notified of discussions, beside the usual people. Of a new one, the followers of its topic; of one that is moved, the followers of its new
 * home. People who may not read it there are not notified.
 */
export const discussionNotifications: NotificationRules = {
  'discussion.created': [{ kind: 'CHANGED', word: 'asked', to: followers }],
  'discussion.moved': [{ kind: 'CHANGED', word: 'moved', to: followers }],
  'discussion.accepted': [
    { kind: 'ANSWERED', word: 'accepted', to: accepted },
    { kind: 'CHANGED', word: 'solved', to: followers },
  ],
};
