import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activity, anyActivities, economy, rings } from '../testing/sample.ts';
import type { WheelActivity } from '../types.ts';
import { CALLOUT_LINE, type Callout, calloutsOf } from './callouts.ts';
import { layoutWheel } from './layout.ts';
import type { Point } from './polar.ts';
import { textWidth } from './text-width.ts';

const six = [...rings, ...rings.map((ring) => ({ ...ring, id: `more-${ring.id}` }))];
const TODAY = '2026-11-26';

function called(
  activities: readonly WheelActivity[],
  more: { margin?: number; chosen?: number[]; direction?: 'left' | 'right'; open?: number | undefined } = {},
) {
  const { margin = 90, chosen = [], direction = 'right', open } = more;
  const layout = layoutWheel({ year: 2026, rings: six, activities, diameter: 640, today: TODAY, direction, open });
  const margins = { left: margin, right: margin };
  const textOf = ({ title, endDate }: WheelActivity) => `${title}, ${endDate.slice(8)}.`;
  return {
    layout,
    callouts: calloutsOf(layout, { today: TODAY, margins, chosen: new Set(chosen), textOf, nameOf: () => 'september' }),
  };
}

/** Returns the points of a path of straight lines. */
const pointsOf = (path: string): Point[] =>
  path
    .split(/[ML]/)
    .filter(Boolean)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number);
      return { x: x!, y: y! };
    });

function boxOf({ at, anchor, lines }: Callout) {
  const width = Math.max(...lines.map((line) => textWidth(line, 12)));
  const [left, right] = anchor === 'end' ? [at.x - width, at.x] : [at.x, at.x + width];
  return { left, right, top: at.y - 6, bottom: at.y + (lines.length - 1) * CALLOUT_LINE + 6 };
}

/** Points along a path, close to each other. */
function along(path: string): Point[] {
  const points = pointsOf(path);
  return points.slice(1).flatMap((to, index) => {
    const from = points[index]!;
    return Array.from({ length: 41 }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / 40,
      y: from.y + ((to.y - from.y) * part) / 40,
    }));
  });
}

/** Points along the part of a leader that is beside the wheel. */
const outsideOf = ({ leader }: Callout, edge: number): Point[] => {
  const points = pointsOf(leader);
  const first = points.findIndex(({ x, y }, index) => index > 0 && Math.hypot(x, y) > edge + 1);
  return along(
    points
      .slice(first)
      .map(({ x, y }) => `L${x},${y}`)
      .join('')
      .replace('L', 'M'),
  );
};

/** Returns how near two rows of points come to each other. */
function nearest(one: readonly Point[], other: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of one) for (const to of other) least = Math.min(least, (to.x - x) ** 2 + (to.y - y) ** 2);
  return Math.sqrt(least);
}

describe('titles beside the wheel', () => {
  it('are those of what is next and late and has no title on it, late and next in turn', () => {
    const crowd = Array.from({ length: 40 }, (_, index) =>
      activity({ id: `${index}`, title: `Møte i kommunestyret ${index}`, startDate: '2026-08-12', isDone: true }),
    );
    const late = activity({ id: 'late', title: 'Kommuneplan', startDate: '2026-08-12', isOverdue: true });
    const { callouts } = called([...crowd, late]);
    expect(callouts.map(({ lines }) => lines)).toEqual([['Kommuneplan, 12.']]);
  });

  it('are those of a chosen month first, what is done too', () => {
    const crowd = Array.from({ length: 30 }, (_, index) =>
      activity({ id: `${index}`, title: `Møte i kommunestyret ${index}`, startDate: '2026-04-15', isDone: true }),
    );
    expect(called(crowd).callouts).toEqual([]);
    const isCalled = (all: WheelActivity[]) =>
      called(all, { chosen: [3] }).callouts.some(({ activity }) => crowd.includes(activity));
    expect(isCalled(crowd)).toBe(true);
    const late = Array.from({ length: 160 }, (_, index) =>
      activity({
        ...{ id: `late-${index}`, title: `Rekneskap for heile kommunen ${index}`, isOverdue: true },
        startDate: `2026-0${1 + Math.floor(index / 20)}-03`,
      }),
    );
    expect(isCalled([...crowd, ...late])).toBe(true);
  });

  it('never cross, never cut the wheel or each other, and stand in their own half, whatever the wheel holds', () => {
    let [seen, bent] = [0, 0];
    fc.assert(
      fc.property(
        anyActivities(90),
        fc.integer({ min: 0, max: 160 }),
        fc.constantFrom<'left' | 'right'>('left', 'right'),
        fc.option(fc.integer({ min: 0, max: 11 }), { nil: undefined }),
        (activities, margin, direction, opened) => {
          const open = activities.map((one) => ({ ...one, ringId: one.isOverdue ? one.ringId : `more-${one.ringId}` }));
          const { layout, callouts } = called(open, {
            margin,
            direction,
            chosen: opened === undefined ? [2, 9] : [opened],
            open: opened,
          });
          const titled = new Set(layout.labels.map(({ activityId }) => activityId));
          seen += callouts.length;
          expect(callouts.length).toBeLessThanOrEqual(12);
          const { edge } = layout.radii;
          for (const [index, one] of callouts.entries()) {
            expect(titled.has(one.activity.id)).toBe(false);
            const box = boxOf(one);
            const points = pointsOf(one.leader);
            expect(Math.sign(points[0]!.x || one.at.x)).toBe(one.anchor === 'end' ? -1 : 1);
            expect(Math.max(-box.left, box.right)).toBeLessThanOrEqual(edge + margin);
            expect(Math.max(-box.top, box.bottom)).toBeLessThanOrEqual(edge + 1);
            const toRim = Math.hypot(
              Math.min(Math.abs(box.left), Math.abs(box.right)),
              Math.max(0, box.top, -box.bottom),
            );
            expect(toRim).toBeGreaterThan(edge + 5);
            const outside = outsideOf(one, edge);
            expect(Math.min(...outside.map(({ x, y }) => Math.hypot(x, y)))).toBeGreaterThan(edge - 2);
            bent += outside.length > 41 ? 1 : 0;
            for (const [at, other] of callouts.entries()) {
              if (at === index) continue;
              const its = boxOf(other);
              const isApart =
                box.left >= its.right || its.left >= box.right || box.top >= its.bottom || its.top >= box.bottom;
              expect(isApart).toBe(true);
              for (const { x, y } of along(one.leader))
                expect(x > its.left && x < its.right && y > its.top && y < its.bottom).toBe(false);
              if (at < index) continue;
              expect(doCross(pointsOf(one.leader), pointsOf(other.leader))).toBe(false);
              // No two of them look like one.
              expect(nearest(outside, outsideOf(other, edge))).toBeGreaterThan(1.5);
            }
          }
        },
      ),
      { numRuns: 3_000 },
    );
    expect(seen).toBeGreaterThan(1_000);
    expect(bent).toBeGreaterThan(50);
  });

  it('are none where nothing is open, and none of what the year does not show the end of', () => {
    const past = activity({ isDone: true });
    const beyond = activity({ id: 'b', startDate: '2026-12-01', endDate: '2027-02-01' });
    expect(called([past, beyond]).callouts).toEqual([]);
    expect(layoutWheel({ year: 2026, rings: [economy], activities: [], diameter: 640 }).labels).toEqual([]);
  });
});

function doCross(one: readonly Point[], other: readonly Point[]): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return one.slice(1).some((b, i) =>
    other.slice(1).some((d, j) => {
      const [a, c] = [one[i]!, other[j]!];
      return side(a, b, c) * side(a, b, d) < -1e-6 && side(c, d, a) * side(c, d, b) < -1e-6;
    }),
  );
}
