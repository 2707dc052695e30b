import { z } from 'zod';
import { choice, day, derivedText, id, maybe, requiredRichText, richText, title, version } from '../input.ts';
import { writableStatuses } from '../subject/state.ts';
import { checkDays } from './span.input.ts';
import { checkVersion } from './tick.input.ts';

/**
 * Changes to one activity (product/activities#activities-and-series): a field left out stays as it is; `reminderDate`, `responsible` and `note` null empty
 * theirs, `description` null makes it that of the series again, `endDate` null makes it end on its start day. `version` is required unless the tick is all that changes (product/wire#refusals).
 * Where only one of the days is given, the action compares it with the stored other one.
 */
export const updateEventInstanceInput = z
  .strictObject({
    id,
    version: maybe(version),
    title: title.optional(),
    description: requiredRichText.nullish(),
    descriptionText: derivedText,
    startDate: day.optional(),
    endDate: day.nullish(),
    reminderDate: day.nullish(),
    status: maybe(choice(writableStatuses)),
    note: richText.nullish(),
    noteText: derivedText,
    isDone: maybe(z.boolean()),
    isFavourite: maybe(z.boolean()),
    responsible: id.nullish(),
  })
  .superRefine((instance, context) => {
    checkVersion(instance, context);
    checkDays(instance, context);
  });
export type UpdateEventInstanceInput = z.output<typeof updateEventInstanceInput>;

/** What who is responsible for an activity may send without writing its year wheel (product/activities#responsible-person). */
const carriedOut = new Set(['id', 'version', 'isDone', 'status', 'note', 'noteText', 'isFavourite']);

/** Whether an update is no more than who is responsible may do: the tick, which saves it as PUBLISHED, the note and their own mark. */
export function isCarriedOut(update: UpdateEventInstanceInput): boolean {
  const isPublishing = update.status === undefined || (update.status === 'PUBLISHED' && update.isDone !== undefined);
  const given = Object.entries(update).filter(([, value]) => value !== undefined);
  return isPublishing && given.every(([field]) => carriedOut.has(field));
}

/** How much of a series goes: one activity, or this and the rest (product/wire#graphql). */
export const removalScopes = ['ONE', 'REST'] as const;
export type RemovalScope = (typeof removalScopes)[number];
export const removeEventInstanceInput = z.strictObject({ id, scope: choice(removalScopes) });
