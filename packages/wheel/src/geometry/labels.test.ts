import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activity, anyActivities, rings } from '../testing/sample.ts';
import type { WheelDirection } from '../types.ts';
import { layoutWheel, type WheelLayout } from './layout.ts';
import { fittingText, textWidth } from './text-width.ts';

type Taken = { start: number; end: number; of: string };

/** All that lies in one lane: shapes and bands, and the titles that stand beside them. */
function lanesOf(layout: WheelLayout): Taken[][] {
  return layout.placed.flatMap(({ items }, ring) => {
    const lanes = Map.groupBy(items, ({ radius }) => radius);
    return [...lanes.values()].map((lane) =>
      lane.flatMap((item) => {
        const of = `${item.activity.id}-${item.firstSlot}`;
        const label = layout.labels.find(
          (found) => found.ring === ring && `${found.activityId}-${found.firstSlot}` === of,
        );
        return [{ start: item.from, end: item.to, of }, ...(label ? [{ start: label.start, end: label.end, of }] : [])];
      }),
    );
  });
}

describe('titles on the wheel', () => {
  it('are left out where too little of them would be left to recognise', () => {
    expect(fittingText('Refusjon ressurskrevjande tenester', 10, 40)).toBeUndefined();
    expect(fittingText('AMU', 10, 10)).toBeUndefined();
  });

  it('are cut with an ellipsis where most of them has room', () => {
    const cut = fittingText('Refusjon ressurskrevjande tenester', 10, 150);
    expect(cut).toMatch(/^Refusjon ressurskrevj.*…$/);
    expect(textWidth(cut ?? '', 10)).toBeLessThanOrEqual(150);
  });

  it('are left out on a phone, where nobody could read them', () => {
    const many = Array.from({ length: 60 }, (_, index) => activity({ id: String(index), startDate: '2026-03-02' }));
    expect(layoutWheel({ year: 2026, rings, activities: many, diameter: 320 }).labels).toEqual([]);
  });

  it.each(['right', 'left'] as const)('never collide, drawn to the %s', (direction: WheelDirection) => {
    fc.assert(
      fc.property(anyActivities(45), fc.constantFrom(600, 760, 1200), (activities, diameter) => {
        const layout = layoutWheel({ year: 2026, rings, activities, diameter, direction });
        for (const lane of lanesOf(layout)) {
          for (const one of lane) {
            const touching = lane.filter(
              ({ of, start, end }) => of !== one.of && start < one.end - 1e-6 && one.start < end - 1e-6,
            );
            expect(touching).toEqual([]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('stay within the quarter that is drawn, and so are never cut off', () => {
    fc.assert(
      fc.property(anyActivities(45), fc.constantFrom(0, 1, 2, 3), (activities, quarter) => {
        const { labels } = layoutWheel({ year: 2026, rings, activities, diameter: 1200, quarter });
        const outside = labels.filter(({ start, end }) => start < quarter * 90 || end > (quarter + 1) * 90);
        expect(outside).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('stay within the year', () => {
    fc.assert(
      fc.property(anyActivities(45), (activities) => {
        for (const { start, end } of layoutWheel({ year: 2026, rings, activities, diameter: 1200 }).labels) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(360);
        }
      }),
      { numRuns: 40 },
    );
  });
});
