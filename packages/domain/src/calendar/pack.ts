/** A line of the list: the name of a month, or an activity. */
export interface Block {
  height: number;
  /** The name of a month, which is never the last in its column. */
  isHeading: boolean;
}

/** The room for the list on a sheet; heights in the unit of the blocks. */
export interface Room {
  columns: number;
  height: number;
  /** The height of the name of a month, repeated where a column begins in the middle of the month. */
  again: number;
}

/** The blocks of a column, by their numbers: from `from`, up to but not including `to`. */
export interface Column {
  from: number;
  to: number;
}

/**
 * Puts a list on sheets, column by column, without splitting a block. On the last sheet the columns are about equally long. A sheet without columns
 * stays empty.
 */
export function pack(blocks: readonly Block[], first: Room, next: Room): Column[][] {
  const sheets: Column[][] = [];
  let from = 0;
  do {
    const room = sheets.length === 0 ? first : next;
    const columns = fill(blocks, from, room);
    const to = columns.at(-1)?.to ?? from;
    sheets.push(to === blocks.length ? evened(blocks, from, room) : columns);
    from = to;
  } while (from < blocks.length);
  return sheets;
}

function fill(blocks: readonly Block[], start: number, room: Room): Column[] {
  const columns: Column[] = [];
  let from = start;
  while (columns.length < room.columns && from < blocks.length) {
    const to = endOfColumn(blocks, from, room);
    columns.push({ from, to });
    from = to;
  }
  return columns;
}

/** A column takes at least one activity, with the name of its month, whatever its height: otherwise the list would never end. */
function endOfColumn(blocks: readonly Block[], from: number, { height, again }: Room): number {
  const least = blocks[from]!.isHeading ? from + 2 : from + 1;
  let used = blocks[from]!.isHeading ? 0 : again;
  let to = from;
  while (to < blocks.length && used + blocks[to]!.height <= height) {
    used += blocks[to]!.height;
    to += 1;
  }
  if (to < blocks.length && blocks[to - 1]?.isHeading) to -= 1;
  return Math.min(blocks.length, Math.max(to, least));
}

/** The number of heights tried when columns are made equally long. */
const steps = 60;

/** The same blocks in columns as short as possible. */
function evened(blocks: readonly Block[], from: number, room: Room): Column[] {
  const least = blocks.slice(from).reduce((sum, { height }) => sum + height, 0) / Math.max(1, room.columns);
  for (let step = 0; step < steps; step += 1) {
    const height = least + ((room.height - least) * step) / steps;
    const columns = fill(blocks, from, { ...room, height });
    if (columns.at(-1)?.to === blocks.length) return columns;
  }
  return fill(blocks, from, room);
}
