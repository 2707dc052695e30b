import { z } from 'zod';
import { choice, derivedText, id, maybe, richText, title, version, wholeNumber } from '../input.ts';
import { writableStatuses } from '../subject/state.ts';
import { checkVersion } from './tick.input.ts';

/** Places in a checklist, from 0. */
const index = wholeNumber(0, 9_999);

/** A new item on the checklist of an activity, `parent` (product/activities#checklists); without `index` it comes last. */
export const createTodoInput = z.strictObject({
  parent: id,
  title,
  description: maybe(richText),
  descriptionText: derivedText,
  index: maybe(index),
});

/** Changes to a checklist item: a field left out stays as it is. `version` is required unless the update is only the tick (product/wire#refusals). */
export const updateTodoInput = z
  .strictObject({
    id,
    version: maybe(version),
    title: title.optional(),
    description: richText.nullish(),
    descriptionText: derivedText,
    isDone: maybe(z.boolean()),
    status: maybe(choice(writableStatuses)),
    note: richText.nullish(),
    index: maybe(index),
  })
  .superRefine((todo, context) => checkVersion(todo, context));
export type UpdateTodoInput = z.output<typeof updateTodoInput>;
