import type { RolloverReason } from '@samspel/domain/calendar/rollover';
import { dayOfMonth, monthOf } from '@samspel/domain/time/day';
import { sayMonth, sayWeekday } from './days.ts';
import type { Say } from './say.ts';

/** Why an activity gets its day in another year: 'same veke og vekedag: måndag i veke 6', '1. mai er heilagdag: 4. mai'. */
export function sayRolloverReason(say: Say, { pattern, movedFrom, dayOff, day }: RolloverReason): string {
  if (movedFrom && dayOff) {
    return say(`rollover.reason.moved.${dayOff}`, { from: dayAndMonth(say, movedFrom), day: dayAndMonth(say, day) });
  }
  switch (pattern.rule) {
    case 'SAME_DATE':
      return say('rollover.reason.SAME_DATE', { day: dayAndMonth(say, day) });
    case 'SAME_WEEK':
      return say('rollover.reason.SAME_WEEK', { weekday: sayWeekday(say, pattern.weekday), week: pattern.week });
    case 'NTH_WEEKDAY':
      return say('rollover.reason.NTH_WEEKDAY', {
        position: say(`event.position.${pattern.position}`),
        weekday: sayWeekday(say, pattern.weekday),
        month: sayMonth(say, pattern.month),
      });
    case 'FROM_EASTER':
      return say(pattern.days < 0 ? 'rollover.reason.beforeEaster' : 'rollover.reason.afterEaster', {
        days: Math.abs(pattern.days),
      });
    case 'WORKING_DAY':
      return say(pattern.place < 0 ? 'rollover.reason.lastWorkingDay' : 'rollover.reason.workingDay', {
        place: Math.abs(pattern.place),
        month: sayMonth(say, pattern.month),
      });
  }
}

const dayAndMonth = (say: Say, day: string): string =>
  say('time.dayMonth', { day: dayOfMonth(day), month: sayMonth(say, monthOf(day)) });
