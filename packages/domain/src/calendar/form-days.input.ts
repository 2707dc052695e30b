import { z } from 'zod';
import { type Refusing, refuseField } from '../input/refuse-field.ts';
import { isClockTime } from '../time/clock-time.ts';
import { isDay } from '../time/day.ts';
import { checkDays, checkTimes } from './span.input.ts';

/** The days of an activity as a form sends them: null if nothing is written. */
type Days = { startDate?: string | null; endDate?: string | null };
type Series = Days & {
  calendar?: string;
  activities?: readonly Days[];
  startTime?: string | null;
  endTime?: string | null;
  startRepetitionDate?: string | null;
  endRepetitionDate?: string | null;
  /** '' if the person chose to write a day and has not done so yet. */
  reminderDate?: string | null;
};
type Given = Series | null | undefined;
type Path = (string | number)[];

/**
 * Adapts the schema of a call, of one activity or a list of them, to a form. A form must have a start and a deadline (Frist) written
 * (product/activities#activities-and-series), while a call without a deadline means the start date (product/activities#ways-to-happen). Refused:
 * `input.required` on each that is null, and on a year wheel or a reminder's day that is not chosen yet, ''. Faults between two fields, such as a
 * deadline before its start, are reported even while other fields are empty, so that a field shows its fault as soon as it is left. Faults of a list
 * as a whole are reported on `activities`.
 */
export function withDays(schema: z.ZodType) {
  return z.unknown().superRefine((given, context) => {
    const asked = Array.isArray(given) ? given.map(withoutUnchosen) : withoutUnchosen(given as Given);
    const issues = schema.safeParse(asked, { reportInput: true }).error?.issues ?? [];
    const whole = Array.isArray(given) ? ['activities'] : [];
    for (const issue of issues) context.addIssue({ ...issue, path: issue.path.length > 0 ? issue.path : whole });
    // The schema compares fields with each other only if each of them is valid by itself.
    const between = unlessSaid(context, issues);
    if (!Array.isArray(given)) return checkWhole(given as Given, [], context, between);
    for (const [index, one] of given.entries()) checkWhole(one, [index], context, between);
  });
}

/** Drops issues about fields that have one already. */
function unlessSaid(context: z.RefinementCtx, issues: readonly z.core.$ZodIssue[]): Refusing {
  const said = new Set(issues.map(({ path }) => path.join('.')));
  return {
    addIssue: (issue) => {
      const path = typeof issue === 'string' ? [] : (issue.path ?? []);
      if (!said.has(path.join('.'))) context.addIssue(issue);
    },
  };
}

const withoutUnchosen = (given: Given) => ({
  ...given,
  ...(given?.calendar === '' && { calendar: null }),
  ...(given?.reminderDate === '' && { reminderDate: undefined }),
});

function checkWhole(given: Given, at: Path, context: Refusing, between: Refusing): void {
  const { activities = [], ...days } = given ?? {};
  checkWritten(days, at, context);
  if (days.reminderDate === '') refuseField(context, [...at, 'reminderDate'], 'input.required');
  for (const [index, activity] of activities.entries()) checkWritten(activity, [...at, 'activities', index], context);
  checkBetween(days, activities, at, between);
}

function checkWritten(days: Days, at: Path, context: Refusing): void {
  for (const field of ['startDate', 'endDate'] as const) {
    if (days[field] === null) refuseField(context, [...at, field], 'input.required');
  }
}

function checkBetween(series: Series, activities: readonly Days[], at: Path, context: Refusing): void {
  const spans = activities.length > 0 ? activities : [series];
  const written = spans.map(writtenDays);
  for (const [index, span] of written.entries()) {
    checkDays(span, context, activities.length > 0 ? [...at, 'activities', index] : at);
  }
  checkTimes({ startTime: writtenTime(series.startTime), endTime: writtenTime(series.endTime) }, written, context, at);
  const start = writtenDay(series.startRepetitionDate) ?? writtenDay(series.startDate);
  const end = writtenDay(series.endRepetitionDate);
  if (start && end && end < start) refuseField(context, [...at, 'endRepetitionDate'], 'input.endBeforeStart');
}

const writtenDay = (day: string | null | undefined) => (isDay(day) ? day : undefined);
const writtenTime = (time: string | null | undefined) => (isClockTime(time) ? (time as string) : undefined);
const writtenDays = ({ startDate, endDate }: Days) => ({
  startDate: writtenDay(startDate),
  endDate: writtenDay(endDate),
});
