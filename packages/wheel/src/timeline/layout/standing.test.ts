import { describe, expect, it } from 'vitest';
import { activity } from '../../testing/sample.ts';
import { dayNumber, dayOf } from '../../time/day.ts';
import { weeksOf, yearsRange } from './days.ts';
import { standingWeek } from './standing.ts';

const weeks = weeksOf(yearsRange(2026));
const order = new Map([
  ['economy', 0],
  ['school', 1],
]);
/** The week of 9–15 March. */
const week = weeks.find(({ week: number }) => number === 11)!;
const all = [
  activity({ title: 'på onsdag', startDate: '2026-03-11' }),
  activity({ title: 'frå måndag', startDate: '2026-03-09', endDate: '2026-03-20' }),
  activity({ title: 'til onsdag', ringId: 'school', startDate: '2026-03-01', endDate: '2026-03-11' }),
  activity({ title: 'heile tida', startDate: '2026-01-01', endDate: '2026-12-01' }),
  activity({ title: 'ein annan stad', ringId: 'safety', startDate: '2026-03-11' }),
  activity({ title: 'ei anna veke', startDate: '2026-03-16' }),
];
const shown = standingWeek(week, all, order);

describe('a week that stands on end', () => {
  it('says on each day what is on it, begins or is due, by ring', () => {
    const said = shown.days.flatMap(({ day, entries }) =>
      entries.map(({ activity: { title }, on }) => `${dayOf(day)} ${title}: ${on}`),
    );
    expect(said).toEqual([
      '2026-03-09 frå måndag: start',
      '2026-03-11 på onsdag: day',
      '2026-03-11 til onsdag: deadline',
    ]);
  });

  it('says first what goes on all through it', () => {
    expect(shown.ongoing.map(({ title }) => title)).toEqual(['heile tida']);
  });

  it('draws longer ones as bars beside its days, in columns of their own', () => {
    expect(shown.bars.map(({ item }) => item.activity.title).sort()).toEqual([
      'frå måndag',
      'heile tida',
      'til onsdag',
    ]);
    expect(new Set(shown.bars.map(({ column }) => column)).size).toBe(3);
    expect(shown.columns).toBe(3);
  });

  it('is cut where the year is', () => {
    const first = standingWeek(weeks[0]!, [activity({ startDate: '2026-01-01' })], order);
    expect(first.days.map(({ day }) => day)).toEqual([0, 1, 2, 3].map((after) => dayNumber('2026-01-01') + after));
  });
});
