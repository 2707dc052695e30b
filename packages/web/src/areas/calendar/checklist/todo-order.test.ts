import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexAt, type Placed, withMoved } from './todo-order.ts';

const list = (...indexes: number[]): Placed[] => indexes.map((index) => ({ id: `nr ${index}`, index }));
const ids = (items: readonly Placed[]) => items.map(({ id }) => id);

/** Does what the server does with an `index`: if the place is taken, the items at and after it move down by one. */
function onServer(items: readonly Placed[], id: string, index: number): Placed[] {
  const own = items.find((item) => item.id === id)!;
  if (own.index === index) return [...items];
  const isTaken = items.some((item) => item.index === index);
  const shifted = items.map((item) => (isTaken && item.index >= index ? { ...item, index: item.index + 1 } : item));
  return shifted
    .map((item) => (item.id === id ? { ...item, index } : item))
    .sort((one, other) => one.index - other.index);
}

describe('an item of a checklist', () => {
  test('that is not on it moves nothing', () => {
    expect(ids(withMoved(list(0, 1), 'nr 9', 0))).toEqual(['nr 0', 'nr 1']);
  });

  test('moves up and down among the others', () => {
    expect(ids(withMoved(list(0, 1, 2), 'nr 2', 0))).toEqual(['nr 2', 'nr 0', 'nr 1']);
    expect(ids(withMoved(list(0, 1, 2), 'nr 0', 1))).toEqual(['nr 1', 'nr 0', 'nr 2']);
    expect(ids(withMoved(list(0, 1, 2), 'nr 0', 2))).toEqual(['nr 1', 'nr 2', 'nr 0']);
  });

  test('is sent the place that the server needs to know, whatever gaps there are', () => {
    const places = fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(places, fc.nat(), fc.nat(), (indexes, from, place) => {
        const items = list(...indexes.sort((one, other) => one - other));
        const { id } = items[from % items.length]!;
        const to = place % items.length;
        expect(ids(onServer(items, id, indexAt(items, id, to)))).toEqual(ids(withMoved(items, id, to)));
      }),
    );
  });
});
