import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { refuseField } from '../input/refuse-field.ts';
import { asText, choice, derivedText, id, listOrNone, maybe, orElse, plainLine, scalar, version } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { sortOrders } from '../subject/list.ts';
import { isEmptyText } from '../text/invisible.ts';
import { mentionLimit, mentionsIn } from '../text/mention.ts';
import { plainTextOf } from '../text/plain-text.ts';
import type { RichText } from '../text/rich-text.ts';
import { readWrittenDocument } from '../text/stored-text.ts';
import { titleLimit } from '../text/title-limit.ts';
import { commentLimit } from './comment.ts';

/** The most files whose names a new comment announces: as many as a thing may have (product/content#files). */
const fileNamesLimit = 100;

/**
 * What a comment says: rich text in which people may be mentioned. Refused like any rich text, and if it is too long or mentions too many. It may be
 * empty where files say it.
 */
const message = scalar((given: string): RichText => {
  const written = readWrittenDocument(asText(given), { mentions: true });
  const words = plainTextOf(written);
  if (words.length > commentLimit) throw new Refusal('input.tooLong', undefined, { max: commentLimit });
  if (mentionsIn(written).length > mentionLimit) throw new Refusal('input.tooMany', undefined, { max: mentionLimit });
  return written;
});

/** Saving a comment publishes it; no other status is offered (product/content#comments). */
const status = maybe(choice(['PUBLISHED']));

/** Why a comment that has no files is refused: it says nothing. Null if it says something. */
export function whyEmpty(message: RichText): 'input.required' | 'input.invisible' | null {
  const words = plainTextOf(message);
  if (!isEmptyText(words)) return null;
  return words.trim() === '' ? 'input.required' : 'input.invisible';
}

/** A comment on the thing `meta`; with `parent`, a reply to that comment. `files` are the names of those that are sent to it as soon as it is there. */
export const createCommentInput = z
  .strictObject({
    meta: id,
    parent: maybe(id),
    message,
    messageText: derivedText,
    status,
    files: listOrNone(plainLine(titleLimit), fileNamesLimit),
  })
  .superRefine(({ message, files }, context) => {
    const why = files.length === 0 ? whyEmpty(message) : null;
    if (why) refuseField(context, ['message'], why);
  });

/** New words for a comment, none if it has files. It stays where it is: `meta` and `parent` may be sent along, but must be those that it has. */
export const updateCommentInput = z.strictObject({
  id,
  version,
  meta: maybe(id),
  parent: maybe(id),
  message,
  messageText: derivedText,
  status,
});
export type UpdateCommentInput = z.output<typeof updateCommentInput>;

/** The most replies that are returned with one comment, unless fewer are asked for. */
const mostReplies = 100;

/** What answers are sorted by: when they were written, or how many clapped for them. */
const commentSorts = ['CREATED', 'LIKES'] as const;

/** The most characters that comments are searched for. */
const searchLimit = 100;

/** A page of the comments on a thing, by default 20, the oldest first; with `query`, of those answers that hold its words or have a reply that does. */
export const commentsInput = z.strictObject({
  meta: id,
  ...askedPage(20),
  order: orElse(choice(sortOrders), 'ASCENDING'),
  sort: orElse(choice(commentSorts), 'CREATED'),
  query: maybe(z.string().max(searchLimit)),
});
export type CommentsInput = z.output<typeof commentsInput>;

/** A page of the replies to a comment, the oldest first. */
export const repliesInput = z.strictObject(askedPage(mostReplies));

/** Finds people who may read a thing, by name. */
export const findReadersInput = z.strictObject({ meta: id, query: z.string() });
