import { describe, expect, it } from 'vitest';
import type { WheelActivity } from '../types.ts';
import { calloutsOf } from './callouts.ts';
import { layoutWheel } from './layout.ts';

const titles = [
  'A',
  'Å'.repeat(255),
  '📅🎉 Fest 👩‍👩‍👧‍👦',
  'تقرير سنوي للمجلس البلدي',
  'דוח שנתי',
  ' ',
  'ord '.repeat(60),
];
const ringsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), title: 'Ring', color: '#1f6f8b' }));
const pad = (day: number) => String(day).padStart(2, '0');

/** Returns activities on days of a month and over several, in turn with each title. */
function activitiesOf(count: number, rings: number, month?: number): WheelActivity[] {
  return Array.from({ length: count }, (_, index) => {
    const own = month ?? (index % 12) + 1;
    const startDate = `2026-${pad(own)}-${pad((index % 27) + 1)}`;
    const endDate = index % 5 === 0 ? `2026-${pad(Math.min(12, own + 2))}-28` : startDate;
    const isDone = month === undefined && index % 3 === 0;
    return {
      ...{ id: String(index), ringId: String(index % Math.max(1, rings)), title: titles[index % titles.length]! },
      ...{ startDate, endDate, isDone, isOverdue: !isDone },
    };
  });
}

describe.each([undefined, 0, 4, 11])('a wheel with month %s opened', (open) => {
  it.each([
    ['no ring', ringsOf(0), activitiesOf(5, 0)],
    ['no activity', ringsOf(3), []],
    ['one ring of odd titles', ringsOf(1), activitiesOf(30, 1)],
    ['three rings of odd titles', ringsOf(3), activitiesOf(60, 3)],
    ['forty rings', ringsOf(40), activitiesOf(400, 40)],
    ['three thousand activities', ringsOf(6), activitiesOf(3_000, 6)],
    ['a month in which everything is late', ringsOf(6), activitiesOf(80, 6, 5)],
  ])('is drawn whole with %s', (_, rings, activities) => {
    for (const diameter of [240, 480, 720, 1440]) {
      const layout = layoutWheel({ year: 2026, rings, activities, diameter, today: '2026-05-20', open });
      const chosen = new Set(open === undefined ? [] : [open]);
      const called = calloutsOf(layout, {
        ...{ today: '2026-05-20', margins: { left: 120, right: 40 }, chosen },
        textOf: ({ title }) => title,
        nameOf: () => 'september',
      });
      const drawn = JSON.stringify([layout.cells, layout.names, layout.marks, layout.labels, called]);
      expect(drawn).not.toMatch(/NaN|Infinity|null/);
      const { radii, placed } = layout;
      const shown = new Set(placed.flatMap(({ items }) => items.map(({ activity }) => activity.id)));
      expect(shown.size).toBe(rings.length === 0 ? 0 : activities.length);
      for (const { inner, outer } of radii.rings) expect(outer).toBeGreaterThan(inner);
      expect(radii.rings.at(-1)?.inner ?? radii.edge).toBeGreaterThan(radii.progress);
      expect(radii.progress).toBeGreaterThan(30);
    }
  });
});
