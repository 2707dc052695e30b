import { z } from 'zod';
import { changedOf, madeOf } from '../input/field.ts';
import { askedPage } from '../input/page.ts';
import { choice, derivedText, id, listOrNone, maybe, orElse, version } from '../input.ts';
import { completeList, listFields } from '../subject/list.input.ts';
import { topicFields } from './topic.fields.ts';
import { topicCategories } from './topic.ts';

/**
 * A new topic (product/topics#fields). Without `access` it is private, and the server lets the maker's own organization read it.
 * `descriptionText` is accepted and dropped: the server derives it.
 */
export const createTopicInput = z.strictObject({
  ...madeOf(topicFields),
  descriptionText: derivedText,
});
export type CreateTopicInput = z.output<typeof createTopicInput>;

/** Changes to a topic: a field left out stays as it is; `access` replaces the whole list. */
export const updateTopicInput = z.strictObject({
  id,
  version,
  ...changedOf(topicFields),
  descriptionText: derivedText,
});
export type UpdateTopicInput = z.output<typeof updateTopicInput>;

/** The most service areas by which the list of topics is narrowed. */
const filterLimit = 100;

/** The list of topics: what to find, how to sort, which page (product/topics#the-list). */
export const allTopicsInput = z
  .strictObject({
    ...listFields,
    onlyMine: orElse(z.boolean(), false),
    category: maybe(choice(topicCategories)),
    kostraGroup: maybe(id),
    kostraFunctions: listOrNone(id, filterLimit),
  })
  .transform(completeList);
export type AllTopicsInput = z.output<typeof allTopicsInput>;

/** A page of those who follow or write a topic, of one organization or of all; or only its newest followers. */
export const topicNetworkInput = z.strictObject({
  id,
  organization: maybe(id),
  newest: orElse(z.boolean(), false),
  ...askedPage(50),
});
