import { expect, test } from 'vitest';
import { sheetPath } from './sheet-path.ts';

const of = { year: 2027, startMonth: 1 };
const calendar = { id: '7', title: 'Skuleåret' };

test('a sheet is of what the filter of the page shows, and of nothing else in its address', () => {
  const address = new URLSearchParams('q=budsjett&late=true&view=list&activity=3&archived=true');
  expect(sheetPath('xlsx', { ...of, calendar }, address)).toBe(
    '/calendar/7/export/xlsx?year=2027&q=budsjett&late=true',
  );
  expect(sheetPath('csv', { ...of, startMonth: 8 }, address)).toBe(
    '/person/me/year/export/csv?year=2027&q=budsjett&late=true&startMonth=8&archived=true',
  );
  expect(sheetPath('csv', { ...of, municipality: 'Fjordvik kommune' }, address)).toBe(
    '/person/me/municipality/export/csv?year=2027&q=budsjett&late=true',
  );
});
