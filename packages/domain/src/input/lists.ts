import { z } from 'zod';

/**
 * A list of at most `max` different items; an item that is repeated counts once, the first time (product/access#changing-access). `keyOf` says when
 * two items are the same. Refused: `input.tooMany`.
 */
export function listOf<Item extends z.ZodType>(
  item: Item,
  max: number,
  keyOf: (item: z.output<Item>) => unknown = same,
) {
  return atMost(item, max).transform((items) => withoutRepeats(items, keyOf));
}

/** A list of at most `max` items. Refused: `input.tooMany`, before any item is checked. */
export function atMost<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(z.custom<z.input<Item>>()).max(max).pipe(z.array(item));
}

const same = (item: unknown): unknown => item;

function withoutRepeats<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const key = keyOf(item);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** A list that may be left out; it is then empty. */
export const listOrNone = <Item extends z.ZodType>(...list: Parameters<typeof listOf<Item>>) =>
  listOf(...list)
    .nullish()
    .transform((items) => items ?? []);
