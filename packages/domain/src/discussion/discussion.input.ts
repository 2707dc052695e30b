import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { choice, derivedText, id, maybe, orElse, plainLine, requiredRichText, title, version } from '../input.ts';
import { completeList, listFields } from '../subject/list.input.ts';
import { discussionPageSize } from './discussion.ts';
import { pollInput } from './poll.input.ts';

/** Saving a discussion publishes it; no other status is offered (product/forum#questions). */
const status = maybe(choice(['PUBLISHED']));

/** A new question. Without `topic` it is asked in the public forum. */
export const createDiscussionInput = z.strictObject({
  title,
  body: requiredRichText,
  bodyText: derivedText,
  status,
  topic: maybe(id),
  poll: maybe(pollInput),
});

/** Changes to a question: a field left out stays as it is; a null poll removes it, and a null topic moves the question to the public forum. */
export const updateDiscussionInput = z.strictObject({
  id,
  version,
  title: title.optional(),
  body: requiredRichText.optional(),
  bodyText: derivedText,
  status,
  poll: pollInput.nullish(),
  topic: id.nullish(),
});
export type UpdateDiscussionInput = z.output<typeof updateDiscussionInput>;

const { order, organizations, text } = listFields;

/** The list of a forum: what to find, how to sort, which page. Without `topic` it is the public forum. Read it with root ''. */
export const allDiscussionsInput = z
  .strictObject({
    ...{ order, organizations, text },
    ...askedPage(discussionPageSize),
    sort: maybe(choice(['TITLE', 'LAST_UPDATED'])),
    onlyMine: orElse(z.boolean(), false),
    topic: maybe(id),
    unanswered: orElse(z.boolean(), false),
    unaccepted: orElse(z.boolean(), false),
  })
  .transform(completeList);
export type AllDiscussionsInput = z.output<typeof allDiscussionsInput>;

/** The title that somebody is typing, to find similar questions. */
export const similarDiscussionsInput = z.strictObject({ title: plainLine(1_000) });
