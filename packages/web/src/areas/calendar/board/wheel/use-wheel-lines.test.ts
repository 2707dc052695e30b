import { expect, test } from 'vitest';
import { schoolLines } from './use-wheel-lines.ts';

test('the weekdays of a week are marked, and the ends of a summer', () => {
  const week = { title: 'Haustferie', startDate: '2026-10-03', endDate: '2026-10-11' };
  expect(schoolLines(week).map(({ date }) => date)).toEqual([
    '2026-10-05',
    '2026-10-06',
    '2026-10-07',
    '2026-10-08',
    '2026-10-09',
  ]);
  const summer = { title: 'Sommarferie', startDate: '2026-06-20', endDate: '2026-08-16' };
  expect(schoolLines(summer)).toEqual([
    { date: '2026-06-20', title: 'Sommarferie' },
    { date: '2026-08-16', title: 'Sommarferie' },
  ]);
});
