import { expect, test } from 'vitest';
import { cronOf, type Schedule } from './schedule.ts';

test.each<[Schedule, string]>([
  [{ every: 'MINUTES', minutes: 1 }, '* * * * *'],
  [{ every: 'MINUTES', minutes: 5 }, '*/5 * * * *'],
  [{ every: 'HOUR', minutes: 17 }, '17 * * * *'],
  [{ every: 'DAY', time: '03:10' }, '10 3 * * *'],
  [{ every: 'DAY', time: '00:02' }, '2 0 * * *'],
  [{ every: 'YEAR', day: '01-09', time: '00:15' }, '15 0 9 1 *'],
])('the queue is told of %j by %s', (schedule, cron) => expect(cronOf(schedule)).toBe(cron));
