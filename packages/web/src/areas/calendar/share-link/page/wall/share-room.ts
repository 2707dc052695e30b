/** How many rows of each list are shown. */
export type Shown = readonly [first: number, second: number];

/** The heights of a list, in pixels. */
export interface ListHeights {
  /** Of each row, from the top. */
  rows: readonly number[];
  /** Of what stands over the rows, with the space below. */
  head: number;
}

/**
 * Divides a height between two lists (product/sharing#the-wall): if not all fits, the second gets at most half, and the first what is left. Where rows of a
 * list are left out, one line says how many. @param room pixels @param line the height of that line, in pixels
 */
export function shareRoom(room: number, first: ListHeights, second: ListHeights, line: number): Shown {
  const half = Math.min(heightOf(second), room / 2);
  const rest = Math.min(heightOf(first), room - half);
  return [rowsWithin(rest, first, line), rowsWithin(room - rest, second, line)];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const heightOf = ({ head, rows }: ListHeights) => head + sum(rows);

function rowsWithin(room: number, list: ListHeights, line: number): number {
  if (heightOf(list) <= room) return list.rows.length;
  const { rows, head } = list;
  let shown = 0;
  let height = head + line;
  while (shown < rows.length && height + rows[shown]! <= room) {
    height += rows[shown]!;
    shown += 1;
  }
  return shown;
}
