import { z } from 'zod';
import { refuseField } from '../input/refuse-field.ts';
import { atMost, choice, clockTime, day, derivedText, id, maybe, requiredRichText, title, version } from '../input.ts';
import { tagTitles } from '../subject/tag.input.ts';
import { activityLimit, chosenActivity, repetitionInput, todoLimit } from './event.input.ts';
import { reminders } from './reminder.ts';
import { checkDays } from './span.input.ts';

const dates = {
  startDate: maybe(day),
  endDate: day.nullish(),
  /** Two may have the same days: activities that were moved by hand may have come to. */
  activities: maybe(atMost(chosenActivity, activityLimit)),
  repetitionDefinition: repetitionInput.nullish(),
  startRepetitionDate: day.nullish(),
  endRepetitionDate: day.nullish(),
};

/** New dates of a series, to see what they would do to its activities; as in `updateEventInput`. */
export const previewEventChangeInput = z.strictObject({ id, from: maybe(id), ...dates }).superRefine(checkKind);

/**
 * Changes to a series (product/wire#graphql): a field left out stays as it is, null empties it. `activities` makes it one of chosen dates,
 * `repetitionDefinition` one that repeats, null there a single activity. How the days go together with those that stay is
 * checked by `changedDates`. `from` lets the change reach that activity of it and those after it alone; what a series has once for all of its
 * activities is refused beside it, `badRequest`.
 */
export const updateEventInput = z
  .strictObject({
    id,
    version,
    from: maybe(id),
    title: title.optional(),
    description: requiredRichText.optional(),
    descriptionText: derivedText,
    startTime: clockTime.nullish(),
    endTime: clockTime.nullish(),
    reminder: maybe(choice(reminders)),
    responsible: id.nullish(),
    calendar: maybe(id),
    tags: maybe(tagTitles),
    todoTemplate: maybe(atMost(title, todoLimit)),
    ...dates,
  })
  .superRefine(checkKind)
  .superRefine(checkReach);
export type UpdateEventInput = z.output<typeof updateEventInput>;

/** What a series has once for all of its activities. */
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
