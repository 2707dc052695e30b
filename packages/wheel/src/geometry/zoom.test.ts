import { describe, expect, it } from 'vitest';
import { activity, economy, rings } from '../testing/sample.ts';
import type { WheelPart } from '../types.ts';
import { planWheel } from './layout.ts';

const activities = [
  activity({ id: 'done', title: 'Skriv', startDate: '2026-04-20', isDone: true }),
  activity({ id: 'open', title: 'Send', startDate: '2026-05-04' }),
];
const six = Array.from({ length: 6 }, (_, index) => ({ ...economy, id: index === 0 ? economy.id : `${index}` }));
const titles = (shown: { rings: readonly (typeof economy)[]; part?: WheelPart; diameter?: number }) =>
  planWheel({ year: 2026, activities, diameter: 740, ...shown })
    .labels.map(({ text }) => text)
    .sort();
const spring: WheelPart = { of: 'quarter', index: 1 };
const april: WheelPart = { of: 'month', index: 3 };

describe('closer, one reads more:', () => {
  it('the whole year is marks alone where it has many rings, or is small', () => {
    expect(titles({ rings })).toEqual([]);
    expect(titles({ rings: [economy], diameter: 320 })).toEqual([]);
  });

  it('with one or two rings it has titles', () => {
    expect(titles({ rings: [economy] })).toEqual(['Send', 'Skriv']);
  });

  it('a quarter has the titles of what is open', () => {
    expect(titles({ rings: six, part: spring, diameter: 1320 })).toEqual(['Send']);
  });

  it('a quarter of one ring keeps all that the year showed', () => {
    expect(titles({ rings: [economy], part: spring, diameter: 1320 })).toEqual(['Send', 'Skriv']);
  });

  it('one month has all', () => {
    expect(titles({ rings: six, part: april, diameter: 1840 })).toEqual(['Skriv']);
  });
});
