import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activity, anyActivities, economy, rings } from '../testing/sample.ts';
import { hitAt } from './hit.ts';
import { layoutWheel, type WheelLayout } from './layout.ts';
import type { Placed } from './placed.ts';
import { pointAt } from './polar.ts';
import { drawnPoint, viewOf } from './view.ts';

/** A month that is opened, by slot, or none. */
const opened = fc.option(fc.integer({ min: 0, max: 11 }), { nil: undefined });

describe('what lies under the pointer', () => {
  const layout = layoutWheel({ year: 2026, rings, activities: [activity()] });

  it('is nothing in the centre and nothing outside', () => {
    expect(hitAt(layout, { x: 0, y: 0 })).toBeUndefined();
    expect(hitAt(layout, { x: layout.radii.edge + 1, y: 0 })).toBeUndefined();
  });

  it('is the month where its name stands', () => {
    const { inner, outer } = layout.radii.names;
    const hit = hitAt(layout, pointAt((inner + outer) / 2, 75, 'right'));
    expect(hit).toMatchObject({ slot: 2, ring: -1, activity: undefined });
  });

  it('is the ring in the month, also between two months', () => {
    const { inner, outer } = layout.radii.rings[1]!;
    expect(hitAt(layout, pointAt((inner + outer) / 2, 89, 'right'))).toMatchObject({ slot: 2, ring: 1 });
  });

  it('is the beginning of a band, not its middle nor its mark, and no beginning in the year before', () => {
    const long = activity({ startDate: '2026-03-02', endDate: '2026-05-20' });
    const hitOf = (layout: WheelLayout, angle: (item: Placed) => number) => {
      const item = layout.placed[0]!.items[0]!;
      return hitAt(layout, pointAt(item.radius, angle(item), 'right'), 0);
    };
    const drawn = layoutWheel({ year: 2026, rings: [economy], activities: [long] });
    expect(hitOf(drawn, ({ from }) => from + 0.3)).toMatchObject({ isStart: true, activity: { id: long.id } });
    expect(hitOf(drawn, ({ from, to }) => (from + to) / 2)).toMatchObject({ isStart: false });
    expect(hitOf(drawn, ({ shape }) => shape!)).toMatchObject({ isStart: false });
    const cut = layoutWheel({ year: 2026, rings: [economy], activities: [{ ...long, startDate: '2025-11-02' }] });
    expect(hitOf(cut, ({ from }) => from + 0.3)).toMatchObject({ isStart: false, activity: { id: long.id } });
  });

  it('is no activity beside its lane', () => {
    const [item] = layout.placed[0]!.items;
    const beside = pointAt(layout.radii.rings[0]!.inner + 1, item!.shape!, 'right');
    expect(hitAt(layout, beside, 0)).toMatchObject({ ring: 0, activity: undefined });
  });

  it('is the activity where its title stands', () => {
    const wide = { id: 'wide', startDate: '2026-03-02', endDate: '2026-04-20', title: 'Refusjon ressurskrevjande' };
    const drawn = layoutWheel({ year: 2026, rings: [economy], activities: [activity(wide), activity({ id: 'day' })] });
    expect(drawn.labels.map(({ way }) => way).sort()).toEqual(['inside', 'radial']);
    for (const { activityId, start, end, inner, outer } of drawn.labels) {
      const hit = hitAt(drawn, pointAt((inner + outer) / 2, (start + end) / 2, 'right'), 0);
      expect(hit?.activity?.id).toBe(activityId);
    }
  });

  it.each(['right', 'left'] as const)('is the activity, wherever it is drawn to the %s', (direction) => {
    fc.assert(
      fc.property(anyActivities(30), opened, (activities, open) => {
        const drawn = layoutWheel({ year: 2026, rings, activities, direction, diameter: 1200, open });
        for (const [ring, { items }] of drawn.placed.entries()) {
          for (const item of items) {
            const hit = hitAt(drawn, pointAt(item.radius, item.shape ?? (item.from + item.to) / 2, direction), 0);
            expect(hit?.ring).toBe(ring);
            expect(hit?.activity?.id).toBe(item.activity.id);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is found in a quarter as in the whole', () => {
    const box = { left: 100, top: 50, width: 300 };
    const band = { inner: layout.radii.rings.at(-1)!.inner, outer: layout.radii.room.outer };
    for (const quarter of [0, 1, 2, 3]) {
      const view = viewOf(layout.diameter, { of: 'quarter', index: quarter }, 'right', band);
      const middle = drawnPoint(view, box, { x: 250, y: 200 });
      const slot = hitAt(layout, middle)?.slot ?? -1;
      expect(Math.floor(slot / 3)).toBe(quarter);
    }
  });
});
