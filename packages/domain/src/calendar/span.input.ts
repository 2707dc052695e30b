import type { z } from 'zod';
import type { RefusalCode } from '../refusal.ts';
import type { ClockTime } from '../time/clock-time.ts';
import type { Day } from '../time/day.ts';

/** Where a check puts what is wrong. */
export type Refusing = Pick<z.RefinementCtx, 'addIssue'>;

/** Adds a problem to one field, for checks that look at several. */
export function refuseField(context: Refusing, path: (string | number)[], code: RefusalCode): void {
  context.addIssue({ code: 'custom', path, params: { code, values: {} } });
}

type Dated = { startDate?: Day | undefined; endDate?: Day | null | undefined };

/** Refuses an end that lies before its start: `input.endBeforeStart` on `endDate`. Days sort as text. */
export function checkDays({ startDate, endDate }: Dated, context: Refusing, at: (string | number)[] = []): void {
  if (startDate && endDate && endDate < startDate) refuseField(context, [...at, 'endDate'], 'input.endBeforeStart');
}

/** Refuses an end time without a start time, and one that comes earlier on the same day for any of the days. */
export function checkTimes(
  { startTime, endTime }: { startTime?: ClockTime | undefined; endTime?: ClockTime | undefined },
  days: readonly Dated[],
  context: Refusing,
  at: (string | number)[] = [],
): void {
  if (!endTime) return;
  if (!startTime) refuseField(context, [...at, 'startTime'], 'input.required');
  else if (endTime < startTime && days.some(isOneDay)) refuseField(context, [...at, 'endTime'], 'input.endBeforeStart');
}

const isOneDay = ({ startDate, endDate }: Dated): boolean => (endDate ?? startDate) === startDate;
