import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activity, anyActivities, rings } from '../../testing/sample.ts';
import type { WheelActivity } from '../../types.ts';
import { daysIn, yearsRange } from './days.ts';
import { reachOf, wholeReach } from './item.ts';
import type { TimelineLayout } from './lane.ts';
import { layoutTimeline } from './layout.ts';
import { visiblePart } from './visible.ts';

const range = yearsRange(2026);
const widths = fc.double({ min: 0.5, max: 200, noNaN: true });
const of = (activities: WheelActivity[], dayWidth = 3, folded: string[] = []) =>
  layoutTimeline({ range, rings, activities, dayWidth, folded: new Set(folded) });

/** What every item of a row takes at a width of a day, titles included. */
function reachesOf({ lanes, measures }: TimelineLayout, dayWidth: number) {
  return lanes.flatMap(({ items, index }) =>
    items.map((item) => ({
      item,
      place: `${index}/${item.row}`,
      ...wholeReach(reachOf(item, range, dayWidth, measures), item, 0),
    })),
  );
}

describe('the lanes of a timeline', () => {
  it('let nothing overlap, titles included, at the width they are laid out for and at every greater one', () => {
    fc.assert(
      fc.property(anyActivities(60), widths, fc.double({ min: 1, max: 50, noNaN: true }), (all, width, times) => {
        const layout = layoutTimeline({ range, rings, activities: all, dayWidth: width });
        for (const dayWidth of [width, width * times]) {
          const rows = Map.groupBy(reachesOf(layout, dayWidth), ({ place }) => place);
          for (const row of rows.values()) {
            const sorted = row.sort((one, other) => one.start - other.start);
            for (const [index, next] of sorted.slice(1).entries()) {
              expect(next.start).toBeGreaterThanOrEqual(sorted[index]!.end - 1e-6);
            }
          }
        }
      }),
    );
  });

  it('hold each activity that touches the days once, in the lane of its ring', () => {
    fc.assert(
      fc.property(anyActivities(60), widths, (all, dayWidth) => {
        const layout = layoutTimeline({ range, rings, activities: all, dayWidth });
        const shown = all.filter(({ startDate, endDate }) => startDate <= '2026-12-31' && endDate >= '2026-01-01');
        const placed = layout.lanes.flatMap(({ items, ring }) => items.map((item) => `${ring.id} ${item.activity.id}`));
        expect(placed.sort()).toEqual(shown.map(({ ringId, id }) => `${ringId} ${id}`).sort());
      }),
    );
  });

  it('lie below each other in the order of the rings, an empty one too', () => {
    const { lanes, height } = of([activity({ ringId: 'safety' })]);
    expect(lanes.map(({ ring }) => ring.id)).toEqual(['economy', 'school', 'safety']);
    expect(lanes.map(({ top }) => top)).toEqual([0, lanes[0]!.height, lanes[0]!.height + lanes[1]!.height]);
    expect(height).toBe(lanes.reduce((sum, lane) => sum + lane.height, 0));
  });

  it('take one row and no title while they are folded', () => {
    const { lanes } = of([activity({ title: 'a' }), activity({ title: 'b' })], 3, ['economy']);
    expect(lanes[0]).toMatchObject({ isFolded: true, rows: 1 });
    expect(lanes[0]!.items.map(({ row, titleSide }) => [row, titleSide])).toEqual([
      [0, 'none'],
      [0, 'none'],
    ]);
  });

  it('do not depend on the order in which activities come', () => {
    const placesOf = ({ lanes }: TimelineLayout) =>
      lanes.flatMap(({ items }) => items.map(({ activity: { id }, row, titleSide }) => [id, row, titleSide]));
    fc.assert(
      fc.property(anyActivities(40), widths, (all, width) => {
        expect(placesOf(of(all.toReversed(), width))).toEqual(placesOf(of(all, width)));
      }),
    );
  });
});

describe('a title', () => {
  const sideOf = (told: Parameters<typeof activity>[0], dayWidth: number) =>
    of([activity(told)], dayWidth).lanes[0]!.items[0]!.titleSide;

  it('is in a bar that has room for it, else after it', () => {
    const march = { startDate: '2026-03-01', endDate: '2026-03-31' };
    expect(sideOf(march, 2)).toBe('after');
    expect(sideOf(march, 6)).toBe('inside');
  });

  it('is after a mark, but before one so late that it would leave the days shown', () => {
    expect(sideOf({ startDate: '2026-06-01' }, 3)).toBe('after');
    expect(sideOf({ startDate: '2026-12-30' }, 3)).toBe('before');
  });

  it('is left out where eight rows have no room for it, and comes back with a greater width', () => {
    const all = Array.from({ length: 20 }, (_, index) => activity({ id: `${index}`, startDate: '2026-06-01' }));
    const titled = (dayWidth: number) =>
      of(all, dayWidth).lanes[0]!.items.filter(({ titleSide }) => titleSide !== 'none').length;
    expect(titled(3)).toBe(8);
    const spread = all.map((one, index) => {
      const day = `2026-06-${String(index + 1).padStart(2, '0')}`;
      return { ...one, startDate: day, endDate: day };
    });
    expect(of(spread, 60).lanes[0]!.items.every(({ titleSide }) => titleSide === 'after')).toBe(true);
  });
});

describe('the days of an activity', () => {
  it('are cut to the days shown, and it says on which side', () => {
    const [item] = of([activity({ startDate: '2025-12-20', endDate: '2026-01-10' })]).lanes[0]!.items;
    expect(item).toMatchObject({ from: range.from, isCutAtStart: true, isCutAtEnd: false });
    const [late] = of([activity({ startDate: '2026-12-20', endDate: '2027-01-10' })]).lanes[0]!.items;
    expect(late).toMatchObject({ to: range.to, isCutAtStart: false, isCutAtEnd: true });
  });

  it('of one day is a mark on its noon; several days are a bar from the first morning to the last evening', () => {
    const [point] = of([activity({ startDate: '2026-01-03' })]).lanes[0]!.items;
    expect(reachOf(point!, range, 10, { mark: 4 })).toEqual({ start: 23, end: 27 });
    const [bar] = of([activity({ startDate: '2026-01-03', endDate: '2026-01-05' })]).lanes[0]!.items;
    expect(reachOf(bar!, range, 10, { mark: 4 })).toEqual({ start: 20, end: 50 });
  });
});

describe('the part in sight', () => {
  const parts = fc.record({
    left: fc.double({ min: -20, max: 380, noNaN: true }),
    days: fc.double({ min: 0, max: 200, noNaN: true }),
    top: fc.double({ min: -50, max: 900, noNaN: true }),
    height: fc.double({ min: 0, max: 400, noNaN: true }),
  });

  it('holds exactly what a look at every item finds', () => {
    fc.assert(
      fc.property(
        anyActivities(80),
        widths,
        parts,
        fc.boolean(),
        (all, dayWidth, { left, days, top, height }, folds) => {
          const layout = of(all, dayWidth, folds ? ['school'] : []);
          const part = { left, right: left + days, top, bottom: top + height };
          const found = visiblePart(layout, part).flatMap(({ items }) => items.map((item) => item.activity.id));
          const looked = layout.lanes.flatMap((lane) => {
            const { measures } = layout;
            return lane.items.filter((item) => {
              const { start, end } = wholeReach(reachOf(item, range, dayWidth, measures), item, measures.gap);
              const row = lane.isFolded ? lane.height : measures.row;
              const y = lane.top + (lane.isFolded ? 0 : measures.padding) + item.row * row;
              const meets = start / dayWidth <= part.right && end / dayWidth >= part.left;
              return meets && Math.floor((part.top - y) / row) <= 0 && Math.floor((part.bottom - y) / row) >= 0;
            });
          });
          const ids = new Set(found);
          expect(ids.size).toBe(found.length);
          for (const { activity: missed } of looked) expect(ids).toContain(missed.id);
          // In a folded lane bars lie on top of each other, so that some before the part may come along.
          if (!folds) expect(found.sort()).toEqual(looked.map((item) => item.activity.id).sort());
        },
      ),
    );
  });

  it('is all of it for all days and all lanes', () => {
    const layout = of([activity({ title: 'a' }), activity({ title: 'b', ringId: 'safety' })]);
    const all = visiblePart(layout, { left: 0, right: daysIn(range), top: 0, bottom: layout.height });
    expect(all.map(({ items }) => items.length)).toEqual([1, 0, 1]);
  });
});
