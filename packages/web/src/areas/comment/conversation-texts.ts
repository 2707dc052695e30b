import type { Answers } from '../../subject/sections/page-section.ts';

/** What the comments on a thing are called in its conversation. */
export type ConversationTexts = Answers['texts'];

/** The words where comments are comments. */
export const commentWords = {
  title: 'comment.title',
  count: 'comment.count',
  write: 'comment.write',
  empty: 'comment.empty',
  older: 'comment.older',
  more: 'comment.moreBelow',
  search: 'comment.search',
  first: 'comment.first',
  noneFound: 'comment.noneFound',
  accepted: 'discussion.accepted',
} as const satisfies ConversationTexts;
