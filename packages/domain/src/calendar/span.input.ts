import { type Refusing, refuseField } from '../input/refuse-field.ts';
import type { ClockTime } from '../time/clock-time.ts';
import type { Day } from '../time/day.ts';

type Dated = { startDate?: Day | undefined; endDate?: Day | null | undefined };

/** Refuses an end that lies before its start: `input.endBeforeStart` on `endDate`. Days sort as text. */
export function checkDays({ startDate, endDate }: Dated, context: Refusing, at: (string | number)[] = []): void {
  if (startDate && endDate && endDate < startDate) refuseField(context, [...at, 'endDate'], 'input.endBeforeStart');
}

/** Refuses an end time without a start time, and an end time before the start time if any of the activities lasts one day. */
export function checkTimes(
  { startTime, endTime }: { startTime?: ClockTime | null | undefined; endTime?: ClockTime | null | undefined },
  days: readonly Dated[],
  context: Refusing,
  at: (string | number)[] = [],
): void {
  if (!endTime) return;
  if (!startTime) refuseField(context, [...at, 'startTime'], 'input.required');
  else if (endTime < startTime && days.some(isOneDay)) refuseField(context, [...at, 'endTime'], 'input.endBeforeStart');
}

const isOneDay = ({ startDate, endDate }: Dated): boolean => (endDate ?? startDate) === startDate;
