import { expect, it } from 'vitest';
import { readPastedDays } from './pasted-days.ts';

it.each([
  ['Haustferie\t05.10.2026\t09.10.2026', 'Haustferie', '2026-10-05', '2026-10-09'],
  ['Vinterferie; 22.2.2027 – 26.2.2027', 'Vinterferie', '2027-02-22', '2027-02-26'],
  ['2026-12-21 - 2027-01-01 Juleferie', 'Juleferie', '2026-12-21', '2027-01-01'],
  ['Planleggingsdag: 13.11.26', 'Planleggingsdag', '2026-11-13', '2026-11-13'],
  ['Ferie i veke 41\t09.10.2026\t05.10.2026', 'Ferie i veke 41', '2026-10-05', '2026-10-09'],
])('reads %j', (line, title, startDate, endDate) => {
  expect(readPastedDays(line)).toEqual({ days: [{ title, startDate, endDate }], left: 0 });
});

it('counts the lines that it cannot read', () => {
  expect(readPastedDays('Kva\tFrå\tTil\r\n\r\nHaustferie\t31.02.2026\n05.10.2026')).toEqual({ days: [], left: 3 });
});
