import { guessedRule, type Rolled, rolledInto } from '@samspel/domain/calendar/rollover';
import type { RolloverRule } from '@samspel/domain/calendar/rollover-day';
import { givenSpan } from '@samspel/domain/calendar/working-day';
import type { Day } from '@samspel/domain/time/day';
import type { WorkCalendar } from '@samspel/domain/time/working-days';
import { sayRolloverReason } from '@samspel/i18n/rollover-words';
import type { Say } from '@samspel/i18n/say';
import type { Source } from './rollover.source.ts';

/** An activity and where it would come in the year, as the preview shows it. */
export type RolloverRow = {
  id: number;
  from: Day;
  to: Day | null;
  rule: RolloverRule;
  reason: string;
  isThere: boolean;
  goesOn: boolean;
};

/** Plans where an activity comes in the year. @param chosen the rule that somebody chose; without it, it is guessed */
export function planRow(
  source: Source,
  year: number,
  chosen: RolloverRule | undefined,
  calendar: WorkCalendar,
  say: Say,
): RolloverRow {
  const { id, there, goesOn } = source;
  const from = givenSpan(source).endDate;
  const row = { id, from, isThere: there !== null || goesOn, goesOn };
  if (goesOn) return { ...row, to: null, rule: 'LEAVE_OUT', reason: say('rollover.reason.goesOn') };
  const rule = chosen ?? guessedRule(source, calendar);
  if (there !== null) return { ...row, to: there, rule, reason: say('rollover.reason.there', { year: String(year) }) };
  if (rule === 'LEAVE_OUT') return { ...row, to: null, rule, reason: say('rollover.reason.LEAVE_OUT') };
  const rolled: Rolled = rolledInto(year, source, rule, calendar);
  return { ...row, to: rolled.days.endDate, rule, reason: sayRolloverReason(say, rolled.reason) };
}
