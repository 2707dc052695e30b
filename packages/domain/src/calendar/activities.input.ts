import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { refuseField } from '../input/refuse-field.ts';
import { choice, day, id, maybe, orElse, wholeNumber } from '../input.ts';
import { tagTitles } from '../subject/tag.input.ts';
import { addMonths, type Day } from '../time/day.ts';
import { mostYears } from './calendar.ts';

const year = wholeNumber(1900, 2999);

/** The lists of tasks of the home page (product/year-wheels#a-year-wheel). */
export const taskLists = ['UPCOMING_DEADLINES', 'MY_UNFINISHED', 'ASSIGNED_BY_ME'] as const;
export type TaskList = (typeof taskLists)[number];

/** A page of one of those lists. */
export const tasksInput = z.strictObject({ list: choice(taskLists), ...askedPage(20) });

/** The days of which activities are wanted, both included; a missing one means no limit on that side. */
export type Days = { from?: Day | undefined; to?: Day | undefined };

/** A page of the activities of a year wheel: those that touch the year, or the days from–to. */
export const eventInstancesInput = z
  .strictObject({
    year: maybe(year),
    from: maybe(day),
    to: maybe(day),
    isDone: maybe(z.boolean()),
    tags: maybe(tagTitles),
    ...askedPage(20),
  })
  .superRefine(checkFromTo)
  .transform(({ isDone, tags, limit, offset, ...days }) => ({ days: daysOf(days), isDone, tags, limit, offset }));

/** The most months that one ring may span. */
const longestRing = 36;

const ringDays = { year: maybe(year), from: maybe(day), to: maybe(day) };

/** All activities of a year wheel that touch a year, or the days from–to, at most three years. */
export const yearWheelRingInput = z
  .strictObject({ calendarId: id, ...ringDays })
  .superRefine(checkRingDays)
  .transform(({ calendarId, ...days }) => ({ calendarId, year: days.year, days: daysOf(days) as Required<Days> }));

/** My tasks on the same days, in any year wheel. */
export const yearWheelMagicRingInput = z
  .strictObject(ringDays)
  .superRefine(checkRingDays)
  .transform((days) => ({ year: days.year, days: daysOf(days) as Required<Days> }));

/** How many years of twelve months a year view has; more than one only on a timeline. */
const years = orElse(wholeNumber(1, mostYears), 1);

/** A person's year view of twelve months, or of several years on a timeline. */
export const yearWheelInput = z.strictObject({
  person: maybe(id),
  year: maybe(year),
  years,
  startMonth: maybe(wholeNumber(1, 12)),
  archived: orElse(z.boolean(), false),
});

/** The year view, of twelve months or of several years on a timeline, of what a thing is related to. */
export const relatedYearWheelInput = z.strictObject({
  meta: id,
  year: maybe(year),
  years,
  startMonth: maybe(wholeNumber(1, 12)),
});

/** The year view, of twelve months or of several years on a timeline, of the caller's municipality. */
export const municipalityYearInput = z.strictObject({
  year: maybe(year),
  years,
  startMonth: maybe(wholeNumber(1, 12)),
  offset: askedPage(1).offset,
});

/** A year of a year wheel that something is asked about. */
export const progressInput = z.strictObject({ year: maybe(year) });

/** Returns the days of a year, or the given days instead. */
export function daysOf({ year, from, to }: Days & { year?: number | undefined }): Days {
  return { from: from ?? (year ? `${year}-01-01` : undefined), to: to ?? (year ? `${year}-12-31` : undefined) };
}

function checkRingDays(ring: Days & { year?: number | undefined }, context: z.RefinementCtx): void {
  checkFromTo(ring, context);
  const { from, to } = daysOf(ring);
  if (!from || !to) refuseField(context, ['year'], 'input.required');
  else if (to >= addMonths(from, longestRing)) refuseField(context, ['to'], 'input.outOfRange');
}

function checkFromTo({ from, to }: Days, context: z.RefinementCtx): void {
  if (from && to && to < from) refuseField(context, ['to'], 'input.endBeforeStart');
}
