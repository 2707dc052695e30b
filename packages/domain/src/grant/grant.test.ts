import { describe, expect, it } from 'vitest';
import {
  callState,
  type Deadline,
  isRadar,
  isReportTooEarly,
  keptDeadlines,
  nextYearsCall,
  radarNames,
} from './grant.ts';

const apply = (date: string): Deadline => ({ type: 'APPLICATION', date, isExpected: false });
const report = (date: string): Deadline => ({ type: 'REPORT', date, isExpected: false });
const three = (type: 'EFFORT' | 'GAIN') => radarNames.map((name) => ({ type, name }));

describe('a radar', () => {
  it('is none, three of one type, or three of both', () => {
    const all = [...three('EFFORT'), ...three('GAIN')];
    expect([[], three('EFFORT'), three('GAIN'), all].map(isRadar)).toEqual([true, true, true, true]);
    expect([1, 2, 4, 5].map((count) => isRadar(all.slice(0, count)))).toEqual([false, false, false, false]);
    expect(isRadar([...three('EFFORT'), ...three('EFFORT')])).toBe(false);
  });
});

describe('a report', () => {
  it('is too early on or before the first day to apply, and never where nobody applies', () => {
    expect(isReportTooEarly([apply('2026-05-01'), report('2026-05-01')])).toBe(true);
    expect(isReportTooEarly([apply('2026-09-01'), apply('2026-03-01'), report('2026-05-01')])).toBe(false);
    expect(isReportTooEarly([report('2026-05-01')])).toBe(false);
  });
});

describe('a call', () => {
  it('is soon from 28 days before, closed after, and always open without a deadline', () => {
    expect(callState('2026-05-29', true, '2026-05-01')).toBe('SOON');
    expect(callState('2026-05-30', true, '2026-05-01')).toBe('OPEN');
    expect(callState('2026-05-01', true, '2026-05-01')).toBe('SOON');
    expect(callState(null, true, '2026-05-01')).toBe('CLOSED');
    expect(callState(null, false, '2026-05-01')).toBe('ALWAYS');
  });

  it('of next year has its deadlines a year later, all of them expected', () => {
    const next = nextYearsCall({ title: 'Plan', year: 2028, deadlines: [apply('2028-02-29'), report('2028-12-01')] });
    expect(next).toEqual({
      title: 'Plan',
      year: 2029,
      deadlines: [
        { type: 'APPLICATION', date: '2029-02-28', isExpected: true },
        { type: 'REPORT', date: '2029-12-01', isExpected: true },
      ],
    });
    expect(nextYearsCall({ year: null, deadlines: [] }).year).toBeNull();
  });
});

it('a deadline that is moved keeps its id, one of the same day before all others', () => {
  const stored = [
    { ...apply('2026-03-01'), id: 1 },
    { ...apply('2026-09-01'), id: 2 },
    { ...report('2026-12-01'), id: 3 },
  ];
  const wanted = [apply('2026-04-01'), apply('2026-03-01'), report('2026-11-01'), report('2027-01-01')];
  expect(keptDeadlines(stored, wanted)).toEqual([2, 1, 3, undefined]);
});
