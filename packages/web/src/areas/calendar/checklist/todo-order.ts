/** What ordering needs of a checklist item; `index` is its place on the server, with gaps. */
export interface Placed {
  id: string;
  index: number;
}

/** Returns the items with one of them moved to another place, from 0. */
export function withMoved<Item extends Placed>(items: readonly Item[], id: string, to: number): Item[] {
  const moved = items.find((item) => item.id === id);
  return moved ? items.filter((item) => item !== moved).toSpliced(to, 0, moved) : [...items];
}

/** Returns the `index` to send to put an item at a place, from 0: the items there and after it move down by one. */
export function indexAt(items: readonly Placed[], id: string, to: number): number {
  const others = items.filter((item) => item.id !== id);
  if (to <= 0) return others[0]?.index ?? 0;
  return (others[Math.min(to, others.length) - 1]?.index ?? -1) + 1;
}
