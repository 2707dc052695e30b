import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, type Column, pack } from './pack.ts';

const month: Block = { height: 8, isHeading: true };
const row: Block = { height: 5, isHeading: false };
const rows = (count: number) => Array<Block>(count).fill(row);
const used = (blocks: readonly Block[], { from, to }: Column) =>
  blocks.slice(from, to).reduce((sum, { height }) => sum + height, 0);

describe('a list on sheets', () => {
  test('never leaves the name of a month alone at the foot of a column', () => {
    const blocks = [month, ...rows(2), month, ...rows(2), month, ...rows(9)];
    const [first] = pack(blocks, { columns: 1, height: 28, again: 0 }, { columns: 1, height: 100, again: 0 });
    expect(first).toEqual([{ from: 0, to: 3 }]);
  });

  test('goes on in the next column, then on the next sheet', () => {
    const sheets = pack(rows(10), { columns: 2, height: 10, again: 0 }, { columns: 3, height: 10, again: 0 });
    expect(sheets[0]).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 4 },
    ]);
    expect(sheets).toHaveLength(2);
  });

  test('begins on the second sheet where the wheel fills the first', () => {
    const sheets = pack(rows(2), { columns: 0, height: 0, again: 0 }, { columns: 1, height: 50, again: 0 });
    expect(sheets).toEqual([[], [{ from: 0, to: 2 }]]);
  });

  test('ends in columns of the same length', () => {
    const [only] = pack(rows(9), { columns: 3, height: 100, again: 0 }, { columns: 3, height: 100, again: 0 });
    expect(only!.map(({ from, to }) => to - from)).toEqual([3, 3, 3]);
  });

  test('says the month again where a column begins in the midst of it', () => {
    const [only] = pack(
      [month, ...rows(4)],
      { columns: 2, height: 18, again: 8 },
      { columns: 1, height: 18, again: 8 },
    );
    expect(only).toEqual([
      { from: 0, to: 3 },
      { from: 3, to: 5 },
    ]);
    const sheets = pack(
      [month, ...rows(5)],
      { columns: 2, height: 18, again: 8 },
      { columns: 1, height: 18, again: 8 },
    );
    expect(sheets[1]).toEqual([{ from: 5, to: 6 }]);
  });

  test('that is empty leaves the sheet', () => {
    expect(pack([], { columns: 2, height: 100, again: 0 }, { columns: 2, height: 100, again: 0 })).toEqual([[]]);
  });

  test('goes on though an activity is taller than the paper', () => {
    const tall = { height: 500, isHeading: false };
    expect(
      pack([month, tall, tall], { columns: 1, height: 100, again: 0 }, { columns: 1, height: 100, again: 0 }),
    ).toHaveLength(2);
  });
});

test('whatever the list, each line stands once, in its order, and no column is fuller than the paper', () => {
  const months = fc.array(fc.array(fc.integer({ min: 4, max: 15 }), { minLength: 1, maxLength: 30 }), {
    maxLength: 12,
  });
  const room = fc.record({
    columns: fc.integer({ min: 1, max: 6 }),
    height: fc.integer({ min: 40, max: 200 }),
    again: fc.constant(month.height),
  });
  fc.assert(
    fc.property(months, room, room, (heights, first, next) => {
      const blocks = heights.flatMap((its) => [month, ...its.map((height) => ({ height, isHeading: false }))]);
      const sheets = pack(blocks, first, next);
      const numbers = sheets.flat().flatMap(({ from, to }) => blocks.slice(from, to).map((_, index) => from + index));
      expect(numbers).toEqual(blocks.map((_, index) => index));
      for (const [index, columns] of sheets.entries()) {
        const { columns: most, height } = index === 0 ? first : next;
        expect(columns.length).toBeLessThanOrEqual(most);
        for (const column of columns) {
          const again = blocks[column.from]!.isHeading ? 0 : month.height;
          expect(again + used(blocks, column)).toBeLessThanOrEqual(height);
          expect(blocks[column.to - 1]!.isHeading).toBe(false);
        }
      }
    }),
  );
});
