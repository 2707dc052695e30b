import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activity, anyActivities, economy, rings } from '../testing/sample.ts';
import type { WheelActivity, WheelPart } from '../types.ts';
import { layoutWheel, type WheelLayout } from './layout.ts';
import type { Placed } from './placed.ts';

const diameters = fc.constantFrom(320, 480, 760, 1200);
const layoutOf = (activities: readonly WheelActivity[], diameter = 760) =>
  layoutWheel({ year: 2026, rings, activities, diameter });

function inSameLane(layout: WheelLayout): { ring: number; items: Placed[] }[] {
  return layout.placed.flatMap(({ items }, ring) =>
    [...Map.groupBy(items, ({ radius }) => radius).values()].map((group) => ({ ring, items: group })),
  );
}

describe('the wheel', () => {
  it('leaves out what lies in another year or in a ring that is not drawn', () => {
    const { placed, marks } = layoutOf([
      activity({ startDate: '2025-06-01' }),
      activity({ ringId: 'of someone else' }),
    ]);
    expect(placed.flatMap(({ items }) => items)).toEqual([]);
    expect(marks).toEqual([]);
  });

  it('is empty but whole without rings', () => {
    const layout = layoutWheel({ year: 2026, rings: [], activities: [activity()] });
    expect(layout.cells).toEqual([]);
    expect(layout.names).toHaveLength(12);
    expect(layout.radii.progress).toBeGreaterThan(0);
  });

  it('draws a short activity as a shape on its day and a long one as a band too', () => {
    const [short, long] = layoutOf([
      activity({ title: 'AMU' }),
      activity({ title: 'Rapport', startDate: '2026-05-01', endDate: '2026-06-05' }),
    ]).placed[0]!.items;
    expect([short?.isBand, long?.isBand]).toEqual([false, true]);
    expect(short?.shape).toBeCloseTo(62 + (1.5 / 31) * 26);
  });

  it('cuts what began last year at the start of the wheel, and gives what ends next year no shape', () => {
    const [before, after] = layoutOf([
      activity({ startDate: '2025-12-01', endDate: '2026-01-20' }),
      activity({ startDate: '2026-12-10', endDate: '2027-01-20' }),
    ]).placed[0]!.items;
    expect(before).toMatchObject({ isCutAtStart: true, from: 2 });
    expect(after).toMatchObject({ shape: undefined, to: 358 });
  });

  it('draws a school year’s activity over New Year in one piece', () => {
    const activities = [activity({ startDate: '2026-12-10', endDate: '2027-01-20' })];
    const inOne = layoutWheel({ year: 2026, rings: [economy], activities, startMonth: 8, twoYears: true });
    expect(inOne.placed[0]?.items).toHaveLength(1);
    expect(inOne.placed[0]?.items[0]).toMatchObject({ isCutAtStart: false, firstSlot: 4, lastSlot: 5 });
  });

  it('gives a quarter the room that the other months would have taken', () => {
    const crowded = Array.from({ length: 400 }, (_, index) => activity({ id: `${index}`, startDate: '2026-11-02' }));
    const activities = [...crowded, activity({ title: 'Revisjonsmelding', startDate: '2026-05-12' })];
    const sizeOf = (part?: WheelPart) => {
      const { placed } = layoutWheel({ year: 2026, rings, activities, diameter: 1200, part });
      return placed[0]!.items.at(-1)!.form.size;
    };
    expect(sizeOf({ of: 'quarter', index: 1 })).toBeGreaterThan(sizeOf());
  });

  it('is the same drawing for the same input', () => {
    const activities = [activity(), activity({ startDate: '2026-04-01', endDate: '2026-06-30' })];
    expect(layoutOf(activities)).toEqual(layoutOf(activities));
    expect(layoutOf([...activities].reverse()).labels).toEqual(layoutOf(activities).labels);
  });

  it('keeps rings, lanes and the year apart, whatever it holds', () => {
    fc.assert(
      fc.property(anyActivities(80), diameters, (activities, diameter) => {
        const { radii, placed } = layoutOf(activities, diameter);
        let outer = radii.room.outer;
        for (const [index, band] of radii.rings.entries()) {
          expect(band.outer).toBeLessThanOrEqual(outer + 1e-9);
          expect(band.inner).toBeLessThan(band.outer);
          for (const { radius } of placed[index]!.items) {
            expect(radius).toBeGreaterThan(band.inner);
            expect(radius).toBeLessThan(band.outer);
          }
          outer = band.inner;
        }
        expect(radii.progress).toBeLessThan(outer);
        expect(radii.progress).toBeGreaterThan(40);
      }),
      { numRuns: 40 },
    );
  });

  it('puts nothing on top of another where there is room', () => {
    fc.assert(
      fc.property(anyActivities(40), (activities) => {
        const layout = layoutOf(activities, 1200);
        for (const { items } of inSameLane(layout)) {
          const sorted = items.sort((a, b) => a.from - b.from);
          for (const [index, item] of sorted.entries()) {
            const next = sorted[index + 1];
            if (next) expect(item.to).toBeLessThanOrEqual(next.from + 1e-6);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('holds twelve rings and three thousand activities', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ id: `r${index}`, title: `${index}`, color: '#336699' }));
    const activities = Array.from({ length: 3000 }, (_, index) =>
      activity({
        id: String(index),
        ringId: `r${index % 12}`,
        startDate: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
      }),
    );
    const layout = layoutWheel({ year: 2026, rings: many, activities, diameter: 760 });
    expect(layout.placed.flatMap(({ items }) => items)).toHaveLength(3000);
    expect(layout.marks.length).toBeLessThanOrEqual(12 * 12);
    expect(layout.radii.progress).toBeGreaterThan(40);
  });
});
