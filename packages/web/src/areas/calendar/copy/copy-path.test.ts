import { expect, test } from 'vitest';
import { copyPath, firstFrom } from './copy-path.ts';

const copy = { id: '7', uri: 'hms-7' };

test('a copy for the year to come is opened in it, where its activities are', () => {
  expect(copyPath(copy, 'NEXT_YEAR', '2026-11-25', 1)).toBe('/calendar/hms-7?year=2027');
  expect(copyPath(copy, 'NEXT_YEAR', '2026-11-25', 8)).toBe('/calendar/hms-7?year=2026');
});

test.each(['TODAY', 'THIS_YEAR'] as const)('a copy from %s is opened where we are', (from) => {
  expect(copyPath(copy, from, '2026-11-25', 1)).toBe('/calendar/hms-7');
});

test('a year wheel for a year to come proposes to copy from that year', () => {
  expect(firstFrom(2027, '2026-11-25')).toBe('NEXT_YEAR');
  for (const year of [2026, 2025, undefined]) expect(firstFrom(year, '2026-11-25')).toBe('TODAY');
});
