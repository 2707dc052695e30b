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

  it('moves neighbours apart in their month, in the order of their days, with a line to the mark that is not right above', () => {
    const close = ['Alfa', 'Beta', 'Gamma'].map((title, day) => activity({ title, startDate: `2026-03-${10 + day}` }));
    const { labels } = planWheel({ year: 2026, rings: [economy], activities: close, diameter: 740 });
    expect(labels.map(({ text }) => text)).toEqual(['Alfa', 'Beta', 'Gamma']);
    const middles = labels.map(({ start, end }) => (start + end) / 2);
    expect(middles).toEqual([...middles].sort((a, b) => a - b));
    expect(labels.at(-1)?.tick).toMatch(/^M/);
  });
});
