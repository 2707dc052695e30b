/** An item of a checklist as far as its place goes; `index` is the place that the server keeps, with gaps. */
export interface Placed {
  id: string;
  index: number;
}

/** A checklist with an item on another place among its items, from 0. */
export function withMoved<Item extends Placed>(items: readonly Item[], id: string, to: number): Item[] {
  const moved = items.find((item) => item.id === id);
  return moved ? items.filter((item) => item !== moved).toSpliced(to, 0, moved) : [...items];
}

/** The `index` to send, so that an item comes to stand on a place, from 0: what is there and after it moves one down. */
export function indexAt(items: readonly Placed[], id: string, to: number): number {
  const others = items.filter((item) => item.id !== id);
  if (to <= 0) return others[0]?.index ?? 0;
  return (others[Math.min(to, others.length) - 1]?.index ?? -1) + 1;
}
