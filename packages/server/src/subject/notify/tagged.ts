import { inFollowedTag } from './audiences.ts';
import type { NotificationRule, NotificationRules } from './notification-rule.ts';

/** Something is new in a tag that a person follows. A kind with its tags in its form uses this for the events of that form. */
export const newInTag: NotificationRule<{ tagged: readonly number[] }> = {
  kind: 'TAGGED',
  word: 'tagged',
  to: inFollowedTag,
};

/** How people are notified about things whose tags are edited outside their form. */
export const taggedApart: NotificationRules = { 'subject.tagged': [newInTag] };
