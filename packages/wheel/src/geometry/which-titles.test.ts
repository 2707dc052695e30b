import { describe, expect, it } from 'vitest';
import { activity, economy, rings } from '../testing/sample.ts';
import type { WheelPart } from '../types.ts';
import { planWheel } from './layout.ts';

const activities = [
  activity({ id: 'done', title: 'Skriv', startDate: '2026-04-20', isDone: true }),
  activity({ id: 'open', title: 'Send', startDate: '2026-05-04' }),
];
const titles = (shown: { rings: readonly (typeof economy)[]; part?: WheelPart; diameter?: number }) =>
  planWheel({ year: 2026, activities, diameter: 740, ...shown })
    .labels.map(({ text }) => text)
    .sort();

describe('the wheel says what it holds:', () => {
  it.each([1, 3, 6])('with %i rings', (count) => {
    const some = Array.from({ length: count }, (_, index) => ({
      ...economy,
      id: index === 0 ? economy.id : `${index}`,
    }));
    expect(titles({ rings: some })).toEqual(['Send', 'Skriv']);
  });

  it('on a phone the year is marks alone, and a quarter and a month have titles', () => {
    expect(titles({ rings: [economy], diameter: 320 })).toEqual([]);
    expect(titles({ rings, part: { of: 'quarter', index: 1 }, diameter: 640 })).toEqual(['Send', 'Skriv']);
    expect(titles({ rings, part: { of: 'month', index: 3 }, diameter: 800 })).toEqual(['Skriv']);
  });

  it('breaks a long title into lines before it cuts any', () => {
    const title = 'Avlegg årsrekneskapen og send rekneskapen til KOSTRA';
    const { labels } = planWheel({ year: 2026, rings: [economy], activities: [activity({ title })], diameter: 740 });
    expect(labels.map(({ text }) => text).join(' ')).toBe(title);
    expect(labels.map(({ line }) => line)).toEqual(labels.map((_, line) => line));
    expect(labels.length).toBeGreaterThan(1);
  });

  it('breaks the title of a band for all the months that it goes through', () => {
    const title = 'Bemanningsplan for nytt barnehageår';
    const band = activity({ title, ringId: 'school', startDate: '2026-04-01', endDate: '2026-05-15' });
    const { labels } = planWheel({ year: 2026, rings, activities: [band], diameter: 640 });
    expect(labels.map(({ text }) => text)).toEqual(['Bemanningsplan for', 'nytt barnehageår']);
  });

  it('has a mark without room make way for no other title of its ring', () => {
    const days = [
      ['Årsmelding', '07-03', '07-21'],
      ['Tertialrapport', '07-26', '08-08'],
      ['Vaktmøte', '07-28', '07-28'],
      ['Budsjett', '07-14', '07-27'],
      ['A-melding', '07-25', '08-05'],
      ['Lønnsoppgjer', '07-18', '07-21'],
    ] as const;
    const close = days.map(([title, start, end]) =>
      activity({ title, startDate: `2026-${start}`, endDate: `2026-${end}` }),
    );
    const six = Array.from({ length: 6 }, (_, ring) => ({ ...economy, id: ring === 0 ? economy.id : `${ring}` }));
    expect(planWheel({ year: 2026, rings: six, activities: close, diameter: 640 }).labels.length).toBeGreaterThan(1);
  });

  it('moves neighbours apart in their month, in the order of their days, with a line to the mark that is not right above', () => {
    const close = ['Alfa', 'Beta', 'Gamma'].map((title, day) => activity({ title, startDate: `2026-03-${10 + day}` }));
    const { labels } = planWheel({ year: 2026, rings: [economy], activities: close, diameter: 740 });
    expect(labels.map(({ text }) => text)).toEqual(['Alfa', 'Beta', 'Gamma']);
    const middles = labels.map(({ start, end }) => (start + end) / 2);
    expect(middles).toEqual([...middles].sort((a, b) => a - b));
    expect(labels.at(-1)?.tick).toMatch(/^M/);
  });
});
