import { z } from 'zod';
import { changedOf } from '../input/field.ts';
import { choice, day, derivedText, id, maybe, version } from '../input.ts';
import { activityFields } from './activity.fields.ts';
import { checkDays } from './span.input.ts';
import { checkVersion } from './tick.input.ts';

/**
 * Changes to one activity (product/activities#activities-and-series): a field left out stays as it is. Null empties `reminderDate`, `responsible` and
 * `note`, makes `description` that of the series again, and makes `endDate` the start day. `version` is required unless only the tick changes
 * (product/wire#refusals). If only one of the days is given, the action compares it with the other one as stored.
 */
export const updateEventInstanceInput = z
  .strictObject({
    id,
    version: maybe(version),
    ...changedOf(activityFields),
    descriptionText: derivedText,
    noteText: derivedText,
    startDate: day.optional(),
    endDate: day.nullish(),
    isFavourite: maybe(z.boolean()),
  })
  .superRefine((instance, context) => {
    checkVersion(instance, context);
    checkDays(instance, context);
  });
export type UpdateEventInstanceInput = z.output<typeof updateEventInstanceInput>;

/** The fields that the person responsible for an activity may send without write access to its year wheel (product/activities#responsible-person). */
const carriedOut = new Set(['id', 'version', 'isDone', 'status', 'note', 'noteText', 'isFavourite']);

/**
 * Whether an update holds only what the responsible person may do: the tick, which saves the activity as PUBLISHED, the note and their own favourite
 * mark.
 */
export function isCarriedOut(update: UpdateEventInstanceInput): boolean {
  const isPublishing = update.status === undefined || (update.status === 'PUBLISHED' && update.isDone !== undefined);
  const given = Object.entries(update).filter(([, value]) => value !== undefined);
  return isPublishing && given.every(([field]) => carriedOut.has(field));
}

/** How much of a series is removed: one activity, or this and the rest (product/wire#graphql). */
export const removalScopes = ['ONE', 'REST'] as const;
export type RemovalScope = (typeof removalScopes)[number];
export const removeEventInstanceInput = z.strictObject({ id, scope: choice(removalScopes) });
