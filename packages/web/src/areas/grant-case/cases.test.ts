import { expect, it } from 'vitest';
import { writeCsv } from './case-csv.ts';
import {
  caseChoices,
  filterCases,
  isBoard,
  type ListedCase,
  readCaseFilter,
  sumCases,
  withCaseFilter,
} from './case-filter.ts';

const person = (id: string, name: string) => ({ id, name, uri: null });
const one = (id: string, more: Partial<ListedCase> & { source?: string; year?: number }): ListedCase => {
  const { source, year, ...rest } = more;
  const grant = {
    ...{ id: `g${id}`, uri: null, title: `Tilskot ${id}` },
    source: source ? { id: source, name: source } : null,
    currentRevision: { id: `r${id}`, year: year ?? null },
  };
  return {
    ...{ id, version: 1, state: 'APPLIED', lastUpdated: '2026-11-23T09:00:00Z', grant, responsible: null, notes: null },
    ...{ amountApplied: null, amountGranted: null, isShown: false },
    ...rest,
  } as ListedCase;
};
const cases = [
  one('1', { source: 'Enova', year: 2026, amountApplied: 100, amountGranted: 60, responsible: person('7', 'Kari') }),
  one('2', { source: 'Enova', year: 2026, amountApplied: 50, state: 'GRANTED' }),
  one('3', { source: 'Enova', year: 2025, amountApplied: 1 }),
  one('4', { source: 'Bufdir', responsible: person('7', 'Kari') }),
  one('5', { grant: null }),
];
const fit = (query: string) => filterCases(cases, readCaseFilter(new URLSearchParams(query))).map(({ id }) => id);

it('narrows by what the address says, all of it at once; a value that no case has fits none', () => {
  expect(fit('')).toHaveLength(5);
  expect(fit('source=Enova&year=2026')).toEqual(['1', '2']);
  expect(fit('responsible=7&state=APPLIED')).toEqual(['1', '4']);
  expect(fit('year=1999')).toEqual([]);
});

it('keeps the other choices in the address, and leaves out what is all', () => {
  const address = new URLSearchParams('source=Enova&year=2026&view=board');
  expect(withCaseFilter(address, 'year', '').toString()).toBe('source=Enova&view=board');
  expect(withCaseFilter(address, 'state', 'GRANTED').get('year')).toBe('2026');
  expect([isBoard(address), isBoard(withCaseFilter(address, 'view', ''))]).toEqual([true, false]);
});

it('offers each value once', () => {
  expect(caseChoices(cases, 'source').map(({ words }) => words)).toEqual(['Bufdir', 'Enova']);
  expect(caseChoices(cases, 'responsible')).toEqual([{ key: '7', words: 'Kari' }]);
});

it('sums by source and year, the latest first, and what has neither last', () => {
  expect(sumCases(cases)).toEqual([
    { source: 'Bufdir', year: null, count: 1, applied: 0, granted: 0 },
    { source: 'Enova', year: '2026', count: 2, applied: 150, granted: 60 },
    { source: 'Enova', year: '2025', count: 1, applied: 1, granted: 0 },
    { source: null, year: null, count: 1, applied: 0, granted: 0 },
  ]);
});

it('writes a file that Excel reads as a table, without letting any text become a formula', () => {
  const written = writeCsv([
    ['Tilskot', 'Søkt om'],
    ['=1+1', 1200],
    ['@SUM(A1)', -5],
    [' +47', null],
    ['Sei "hei"; ja\nog nei', 0],
  ]);
  expect(written).toBe(
    `\ufeff"Tilskot";"Søkt om"\r\n"'=1+1";1200\r\n"'@SUM(A1)";-5\r\n"' +47";\r\n"Sei ""hei""; ja\nog nei";0\r\n`,
  );
});
