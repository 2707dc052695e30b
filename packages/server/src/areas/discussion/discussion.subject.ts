import { updateDiscussionInput } from '@samspel/domain/discussion/discussion.input';
import { readInput } from '@samspel/domain/input';
import { json, line, richText, thing, word } from '../../subject/codecs.ts';
import type { Removable, SubjectDefinition } from '../../subject/definition.ts';
import { archived } from './discussion.action.ts';
import { discussionNotifications } from './discussion.notifications.ts';
import { type DiscussionRow, discussionById, readChangedDiscussion } from './discussion.queries.ts';
import { discussionBody, saveDiscussion } from './discussion.save.ts';

/**
 * A question in the forum; its answers are comments. It has no access list: it is open to everybody, or has the access of the topic that it is on.
 */
export const discussionSubject: SubjectDefinition & Removable<DiscussionRow> = {
  kind: 'DISCUSSION',
  type: 'Discussion',
  removedBy: 'removeDiscussion',
  permission: 'DISCUSSION',
  event: 'discussion',
  byId: discussionById,
  isSharedByMail: true,
  notifications: discussionNotifications,
  fields: { title: line, status: word, body: richText, poll: json, topic: thing },
  history: {
    archived,
    body: discussionBody,
    save: (act, found, input) => saveDiscussion(act, found, readInput(updateDiscussionInput, input)),
  },
  read: readChangedDiscussion,
};
