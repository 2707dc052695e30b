import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListHeights, shareRoom } from './share-room.ts';

const list = (count: number): ListHeights => ({ head: 40, rows: Array(count).fill(50) });

test('what fits is all shown', () => {
  expect(shareRoom(800, list(8), list(5), 30)).toEqual([8, 5]);
  expect(shareRoom(100, list(0), list(0), 30)).toEqual([0, 0]);
});

test('a full list leaves room for the other, and gets what that does not need', () => {
  expect(shareRoom(600, list(250), list(2), 30)).toEqual([7, 2]);
  expect(shareRoom(600, list(1), list(250), 30)).toEqual([1, 8]);
});

test('two full lists share alike', () => {
  expect(shareRoom(600, list(250), list(250), 30)).toEqual([4, 4]);
});

test('what is shown, with the lines that say how much is not, never needs more than the room', () => {
  const heights = fc.record({
    head: fc.integer({ min: 0, max: 80 }),
    rows: fc.array(fc.integer({ min: 20, max: 200 }), { maxLength: 60 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 3_000 }), heights, heights, (room, one, other) => {
      const shown = shareRoom(room, one, other, 30);
      const used = [one, other].map(({ head, rows }, index) => {
        const own = rows.slice(0, shown[index]).reduce((all, row) => all + row, head);
        return shown[index]! < rows.length ? own + 30 : own;
      });
      expect(used[0]! + used[1]!).toBeLessThanOrEqual(room);
    }),
  );
});
