import { z } from 'zod';
import { madeOf } from '../input/field.ts';
import { refuseField } from '../input/refuse-field.ts';
import { atMost, choice, day, derivedText, id, maybe, orElse } from '../input.ts';
import { workingDayRules } from '../time/working-days.ts';
import { seriesFields } from './activity.fields.ts';
import {
  longestInterval,
  repetitionAnchors,
  repetitionFault,
  repetitionPositions,
  repetitionUnits,
  repetitionWeekdays,
  repetitionWeeks,
} from './repetition.ts';
import { checkDays, checkTimes } from './span.input.ts';

/** The most chosen dates in one series. */
export const activityLimit = 100;

/** How an activity repeats (product/activities#ways-to-happen); a combination that makes no sense is refused on the field that is wrong. */
export const repetitionInput = z
  .strictObject({
    unit: choice(repetitionUnits),
    interval: z.number().refine((interval) => !repetitionFault({ unit: 'DAY', interval }), {
      params: { code: 'input.outOfRange', values: { min: 1, max: longestInterval } },
    }),
    position: maybe(choice(repetitionPositions)),
    weekday: maybe(choice(repetitionWeekdays)),
    anchor: maybe(choice(repetitionAnchors)),
    weeks: maybe(choice(repetitionWeeks)),
  })
  .superRefine((definition, context) => {
    const fault = repetitionFault(definition);
    if (fault) refuseField(context, [fault], 'input.notAChoice');
  });

/** One chosen date of a series; `endDate` is `startDate` when left out. */
export const chosenActivity = z
  .strictObject({ startDate: day, endDate: maybe(day), responsible: maybe(id) })
  .superRefine((dates, context) => checkDays(dates, context))
  .transform(({ startDate, endDate = startDate, responsible }) => ({ startDate, endDate, responsible }));

const fields = z.strictObject({
  calendar: id,
  ...madeOf(seriesFields),
  descriptionText: derivedText,
  startDate: maybe(day),
  endDate: maybe(day),
  activities: maybe(atMost(chosenActivity, activityLimit)),
  repetitionDefinition: maybe(repetitionInput),
  startRepetitionDate: maybe(day),
  endRepetitionDate: maybe(day),
  workingDay: orElse(choice(workingDayRules), 'KEEP'),
});
type Fields = z.output<typeof fields>;

/**
 * A new series (product/activities#ways-to-happen): with chosen `activities`, with a `repetitionDefinition` (from startRepetitionDate, or else
 * startDate, to endRepetitionDate, or else without end), or, with neither, a single activity. Title, description (Føremål) and start are required
 * (product/activities#activities-and-series); with `activities` the start may be left out and is the earliest of them. `endDate` is `startDate` if
 * left out. `workingDay` says what becomes of a deadline that is no working day (product/activities#working-days).
 */
export const createEventInput = fields
  .superRefine((event, context) => {
    checkKind(event, context);
    checkDays(event, context);
    checkRepeats(event.activities, context);
    checkTimes(event, event.activities ?? [event], context);
  })
  .transform((event) => ({ ...event, ...datesOf(event) }));
export type CreateEventInput = z.output<typeof createEventInput>;

/** The most series that one call makes. */
export const eventsAtOnce = 100;

/**
 * Several new series, at least one and at most a hundred; either all are made or none (product/activities#activities-and-series). Refusals name the
 * series: `input.3.title`.
 */
export const createEventsInput = atMost(createEventInput, eventsAtOnce).superRefine((events, context) => {
  if (events.length === 0) refuseField(context, [], 'input.noActivity');
});

function checkKind(event: Fields, context: z.RefinementCtx): void {
  const { activities, repetitionDefinition, startRepetitionDate, endRepetitionDate } = event;
  if (activities?.length === 0) refuseField(context, ['activities'], 'input.noActivity');
  if (activities && repetitionDefinition) refuseField(context, ['repetitionDefinition'], 'input.eitherOr');
  if (!activities && !event.startDate) refuseField(context, ['startDate'], 'input.required');
  if (!repetitionDefinition && (startRepetitionDate || endRepetitionDate)) {
    refuseField(context, ['repetitionDefinition'], 'input.required');
  }
  const start = startRepetitionDate ?? event.startDate;
  if (start && endRepetitionDate && endRepetitionDate < start) {
    refuseField(context, ['endRepetitionDate'], 'input.endBeforeStart');
  }
}

/** Refuses the same days twice, since nobody could tell the two activities apart: `input.sameDays` on the later one. */
function checkRepeats(activities: Fields['activities'] = [], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, { startDate, endDate }] of activities.entries()) {
    const days = `${startDate} ${endDate}`;
    if (seen.has(days)) refuseField(context, ['activities', index, 'startDate'], 'input.sameDays');
    seen.add(days);
  }
}

function datesOf({ startDate, endDate, activities = [] }: Fields): { startDate: string; endDate: string } {
  const [first] = activities.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const start = startDate ?? first!.startDate;
  return { startDate: start, endDate: endDate ?? (startDate ? start : first!.endDate) };
}
