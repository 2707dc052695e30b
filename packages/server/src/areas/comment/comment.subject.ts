import { updateCommentInput } from '@samspel/domain/comment/comment.input';
import { readInput } from '@samspel/domain/input';
import { richText } from '../../subject/codecs.ts';
import type { SubjectDefinition } from '../../subject/definition.ts';
import { commentNotifications } from './comment.notifications.ts';
import { archived, commentBody, saveComment } from './comment.save.ts';

/** What somebody said about a thing. */
export const commentSubject: SubjectDefinition = {
  kind: 'COMMENT',
  type: 'Comment',
  removedBy: 'removeComment',
  fields: { message: richText },
  notifications: commentNotifications,
  link: { parameter: 'comment' },
  history: {
    archived,
    body: commentBody,
    save: (act, found, input) => saveComment(act, found, readInput(updateCommentInput, input)),
  },
};
