import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activity, anyActivities, rings } from '../../testing/sample.ts';
import { yearsRange } from './days.ts';
import { layoutTimeline } from './layout.ts';
import { walk } from './walk.ts';

const layoutOf = (activities: ReturnType<typeof activity>[]) =>
  layoutTimeline({ range: yearsRange(2026), rings, activities, dayWidth: 3 });

const layout = layoutOf([
  activity({ title: 'a', startDate: '2026-02-01' }),
  activity({ title: 'b', startDate: '2026-06-01' }),
  activity({ title: 'c', ringId: 'safety', startDate: '2026-05-20' }),
  activity({ title: 'd', ringId: 'safety', startDate: '2026-11-01' }),
]);

describe('an arrow key', () => {
  it('begins with the first of all', () => {
    expect(walk(layout, undefined, 'next')).toBe('a');
    expect(walk(layoutOf([]), undefined, 'next')).toBeUndefined();
  });

  it('goes along a lane by first day and stays at its ends', () => {
    expect([walk(layout, 'a', 'next'), walk(layout, 'b', 'next'), walk(layout, 'a', 'previous')]).toEqual([
      'b',
      'b',
      'a',
    ]);
    expect([walk(layout, 'b', 'first'), walk(layout, 'a', 'last')]).toEqual(['a', 'b']);
  });

  it('goes over an empty lane to what is nearest in time', () => {
    expect(walk(layout, 'b', 'down')).toBe('c');
    expect(walk(layout, 'd', 'up')).toBe('b');
    expect(walk(layout, 'a', 'up')).toBe('a');
  });

  it('passes over a folded lane', () => {
    const folded = layoutTimeline({
      range: yearsRange(2026),
      rings,
      activities: [activity({ title: 'a' }), activity({ title: 'c', ringId: 'safety' })],
      dayWidth: 3,
      folded: new Set(['economy']),
    });
    expect(walk(folded, undefined, 'first')).toBe('c');
    expect(walk(folded, 'c', 'up')).toBe('c');
  });

  it('reaches every activity', () => {
    fc.assert(
      fc.property(anyActivities(30), (all) => {
        const shown = layoutOf(all);
        const ids = shown.lanes.flatMap(({ items }) => items.map(({ activity: { id } }) => id));
        const reached = new Set<string>();
        const ahead = [walk(shown, undefined, 'first')];
        while (ahead.length > 0) {
          const id = ahead.pop();
          if (id === undefined || reached.has(id)) continue;
          reached.add(id);
          ahead.push(
            walk(shown, id, 'next'),
            walk(shown, id, 'previous'),
            walk(shown, id, 'down'),
            walk(shown, id, 'up'),
          );
        }
        expect([...reached].sort()).toEqual(ids.sort());
      }),
    );
  });
});
