/** What one thing takes along a row: with its title, and without. Without `titled` it has no title to lose. */
export type RowBox = { bare: Reach; titled?: Reach | undefined };

/** From here to there, in pixels. */
export type Reach = { start: number; end: number };

/** Where a thing stands, and whether its title has room there. */
export type RowPlace = { row: number; isTitled: boolean };

/**
 * Puts things into rows so that nothing overlaps, titles included. Each takes the first row that has room for it and its title, or a new one as long as
 * there are fewer than `titledRows`; else the first that has room for it without. Returns the places in the order of the boxes, and how many rows there
 * are.
 */
export function placeInRows(boxes: readonly RowBox[], titledRows: number): { places: RowPlace[]; rows: number } {
  const ends: number[] = [];
  const places: RowPlace[] = new Array(boxes.length);
  const startOf = ({ bare, titled }: RowBox) => Math.min(bare.start, titled?.start ?? bare.start);
  const order = boxes.map((_, index) => index).sort((a, b) => startOf(boxes[a]!) - startOf(boxes[b]!) || a - b);
  const firstFree = (start: number, before: number) => {
    for (let row = 0; row < Math.min(ends.length, before); row += 1) if (ends[row]! <= start) return row;
    return ends.length < before ? ends.length : -1;
  };
  for (const index of order) {
    const { bare, titled } = boxes[index]!;
    const row = titled ? firstFree(titled.start, Math.max(titledRows, ends.length)) : -1;
    const isTitled = titled !== undefined && row >= 0;
    const at = isTitled ? row : firstFree(bare.start, Number.POSITIVE_INFINITY);
    ends[at] = (isTitled ? titled : bare).end;
    places[index] = { row: at, isTitled };
  }
  return { places, rows: ends.length };
}
