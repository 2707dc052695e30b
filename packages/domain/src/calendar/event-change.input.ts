import { z } from 'zod';
import { changedOf } from '../input/field.ts';
import { refuseField } from '../input/refuse-field.ts';
import { atMost, choice, day, derivedText, id, maybe, version } from '../input.ts';
import { workingDayRules } from '../time/working-days.ts';
import { seriesFields } from './activity.fields.ts';
import { activityLimit, chosenActivity, repetitionInput } from './event.input.ts';
import { checkDays } from './span.input.ts';

const dates = {
  startDate: maybe(day),
  endDate: day.nullish(),
  /** Two may have the same days, since somebody may have moved activities onto the same ones by hand. */
  activities: maybe(atMost(chosenActivity, activityLimit)),
  repetitionDefinition: repetitionInput.nullish(),
  startRepetitionDate: day.nullish(),
  endRepetitionDate: day.nullish(),
  workingDay: maybe(choice(workingDayRules)),
};

/** New dates of a series, to preview what they would do to its activities; as in `updateEventInput`. */
export const previewEventChangeInput = z.strictObject({ id, from: maybe(id), ...dates }).superRefine(checkKind);

/**
 * Changes to a series (product/wire#graphql): a field left out stays as it is, null empties it. `activities` makes it a series of chosen dates,
 * `repetitionDefinition` one that repeats; a null `repetitionDefinition` makes it a single activity. `changedDates` checks the new days against those
 * that stay. `from` limits the change to that activity and those after it; fields that the whole series shares are then refused, `badRequest`.
 */
export const updateEventInput = z
  .strictObject({
    id,
    version,
    from: maybe(id),
    ...changedOf(seriesFields),
    descriptionText: derivedText,
    calendar: maybe(id),
    ...dates,
  })
  .superRefine(checkKind)
  .superRefine(checkReach);
export type UpdateEventInput = z.output<typeof updateEventInput>;

/** The fields that all activities of a series share. */
const ofTheWhole = ['startTime', 'endTime', 'calendar', 'tags', 'activities'] as const;

function checkReach(
  change: { from?: number | undefined } & { [field in (typeof ofTheWhole)[number]]?: unknown },
  context: z.RefinementCtx,
): void {
  if (change.from === undefined) return;
  for (const field of ofTheWhole) if (change[field] !== undefined) refuseField(context, [field], 'badRequest');
}

function checkKind(
  change: Parameters<typeof checkDays>[0] & {
    activities?: readonly unknown[] | undefined;
    repetitionDefinition?: unknown;
  },
  context: z.RefinementCtx,
): void {
  if (change.activities?.length === 0) refuseField(context, ['activities'], 'input.noActivity');
  if (change.activities && change.repetitionDefinition)
    refuseField(context, ['repetitionDefinition'], 'input.eitherOr');
  checkDays(change, context);
}
