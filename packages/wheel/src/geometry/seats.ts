import type { Point } from './polar.ts';
import { distance, type Path, straightTo, WAYS_ROUND, wayRound } from './way-round.ts';

/** A title that wants a seat beside the rim. */
export type Wish = {
  lines: readonly string[];
  /** Where its line bends, a little outside of the rim. */
  exit: Point;
  /** −1 left of the wheel, 1 right of it. */
  side: -1 | 1;
  /** Pixels, of all its lines. */
  height: number;
  width: number;
  /** The circle that titles stay outside of. */
  rim: number;
  /** How far from the middle titles may reach, in pixels. */
  reach: number;
};

/** Where the line of a title ends, beside the middle of its first line, and the straight lines that lead there from the rim. */
export type Seat = { at: Point; path: Path };

/** Between two titles, and from the end of a line to the middle of the first line of its title. */
const [GAP, FIRST_LINE] = [6, 7];
/** Kept free at the top and the bottom, where the buttons that enlarge are, in pixels. */
const CORNER = 36;
/** Between a title and the line of another one, in pixels. */
const BESIDE_LINE = 3;
/** Two lines nearer to each other than this would look like one, in pixels. */
const LINES_APART = 2;
/** How many titles of a side may be at the other end of the wheel than the one that their mark is nearer to. */
const MOST_TURNED = 2;

/**
 * Returns the seats of all titles on one side, each as near as possible to where its line leaves the rim, in the same order downwards. A line that would
 * be over the wheel or over its own title goes along the rim first. Undefined if one of them has no room, or if a line would cross a title or come
 * near to another line.
 * @param edge the radius of the rim
 */
export function seatsOf(wishes: readonly Wish[], edge: number): Seat[] | undefined {
  const order = wishes.map((_, index) => index).sort((a, b) => wishes[a]!.exit.y - wishes[b]!.exit.y);
  const sorted = order.map((index) => wishes[index]!);
  const byMiddle = sorted.toSorted((one, other) => Math.abs(one.exit.y) - Math.abs(other.exit.y));
  // Those nearest to the middle may go to the other end of the wheel, where there may be room.
  let whole: Block[] | undefined;
  for (let turned = 0; turned <= MOST_TURNED && !whole; turned += 1)
    whole = placed(sorted, edge, byMiddle.slice(0, turned));
  if (!whole) return undefined;
  const seats: Seat[] = [];
  for (const [place, index] of order.entries()) {
    const { at, path } = whole[place]!;
    seats[index] = { at, path };
  }
  return seats;
}

/** Returns all titles where they may be, some of them at the other end of the wheel; undefined if not all have a place. */
function placed(wishes: readonly Wish[], edge: number, turned: readonly Wish[]): Block[] | undefined {
  const middles = spread(wishes, edge, turned);
  const whole = middles && placeAll(wishes, middles, edge);
  return whole?.every((block, index) => isClear(block, index, whole)) ? whole : undefined;
}

/** Returns the middles of all blocks below each other, moved as little as possible; undefined if they are higher together than the wheel. */
function spread(wishes: readonly Wish[], edge: number, turned: readonly Wish[]): number[] | undefined {
  const offsets: number[] = [];
  let offset = 0;
  for (const [index, { height }] of wishes.entries()) {
    if (index > 0) offset += (wishes[index - 1]!.height + height) / 2 + GAP;
    offsets.push(offset);
  }
  const least = -edge + CORNER + (wishes[0]?.height ?? 0) / 2;
  const most = edge - CORNER - (wishes.at(-1)?.height ?? 0) / 2 - offset;
  if (most < least) return undefined;
  // Neighbours that want the same place share the middle of what they want.
  const groups: { sum: number; count: number }[] = [];
  for (const [index, wish] of wishes.entries()) {
    groups.push({ sum: wantedOf(wish, turned.includes(wish)) - offsets[index]!, count: 1 });
    for (
      let last = groups.at(-1)!, before = groups.at(-2);
      before && before.sum / before.count > last.sum / last.count;
    ) {
      groups.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
      [last, before] = [groups.at(-1)!, groups.at(-2)];
    }
  }
  const starts = groups.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
  return starts.map((start, index) => Math.min(most, Math.max(least, start)) + offsets[index]!);
}

/** Returns the middle that a title wants: at the height of its line, or as much nearer to a pole as it is wide. */
function wantedOf({ exit, height, width, rim, reach }: Wish, isTurned: boolean): number {
  const free = Math.max(0, reach - width - 7);
  const least = Math.sqrt(Math.max(0, rim * rim - free * free));
  const nearest = least === 0 ? 0 : least + height / 2;
  if (isTurned) return (exit.y < 0 ? 1 : -1) * nearest;
  return (exit.y < 0 ? -1 : 1) * Math.max(Math.abs(exit.y), nearest);
}

type Box = { left: number; right: number; top: number; bottom: number };
type Block = Box & { at: Point; side: -1 | 1; path: Path; isRound: boolean };

/** Returns all titles at their heights, those nearest to the middle first; undefined if one of them is too wide there. */
function placeAll(wishes: readonly Wish[], middles: readonly number[], edge: number): Block[] | undefined {
  const blocks: Block[] = [];
  const done: Block[] = [];
  const order = wishes.map((_, index) => index).sort((a, b) => Math.abs(middles[a]!) - Math.abs(middles[b]!));
  for (const index of order) {
    const block = blockOf(wishes[index]!, middles[index]!, done, edge);
    if (!block) return undefined;
    blocks[index] = block;
    done.push(block);
  }
  return blocks;
}

/** Returns a title as near to the rim as its height and the lines of those nearer to the middle allow; undefined if it is too wide there. */
function blockOf(
  { exit, side, height, width, rim, reach }: Wish,
  middle: number,
  inner: readonly Block[],
  edge: number,
): Block | undefined {
  const [top, bottom] = [middle - height / 2, middle + height / 2];
  // Where the rim is widest beside it.
  const nearest = Math.min(Math.max(0, top), bottom);
  let x = Math.sqrt(Math.max(0, rim * rim - nearest * nearest));
  // Lines of others that pass below it, or above it in the lower half, pass inside of it.
  const facing = middle < 0 ? bottom + BESIDE_LINE : top - BESIDE_LINE;
  for (const other of inner) {
    if (other.at.y < 0 !== middle < 0) continue;
    const last = other.path.at(-2)!;
    const part = (facing - last.y) / (other.at.y - last.y);
    if (part > 0 && part < 1) x = Math.max(x, Math.abs(last.x + part * (other.at.x - last.x)) + BESIDE_LINE);
  }
  if (reach - x < width + 6) return undefined;
  const far = side * (x + width + 4);
  const near = side * x;
  const at = { x: near, y: top + FIRST_LINE };
  const box = { left: Math.min(near, far), right: Math.max(near, far), top, bottom };
  const straight = straightTo(exit, at, edge);
  if (straight && !isThrough(straight, lettersOf(box, side)))
    return { ...box, at, side, path: straight, isRound: false };
  // Who comes from nearer to the middle passes outside of the others.
  const before = inner.filter((other) => other.isRound && other.at.y < 0 === middle < 0).length;
  const path =
    before < WAYS_ROUND
      ? wayRound(exit, at, edge, WAYS_ROUND - 1 - before, (last) => !isThrough(last, lettersOf(box, side)))
      : undefined;
  return path && { ...box, at, side, path, isRound: true };
}

/** Whether the line of a title keeps off its own letters, the other titles and their lines. */
function isClear({ path, side, ...block }: Block, index: number, blocks: readonly Block[]): boolean {
  if (isThrough(path, lettersOf(block, side))) return false;
  return blocks.every(
    (other, at) => at === index || (!isThrough(path, other) && (at < index || areApart(path, other.path))),
  );
}

/** Returns what the letters of a title take, a little beside the end of its line. */
const lettersOf = (box: Box, side: -1 | 1): Box =>
  side < 0 ? { ...box, right: box.right - BESIDE_LINE } : { ...box, left: box.left + BESIDE_LINE };

/** Whether a way goes through a box. */
function isThrough(path: Path, { left, right, top, bottom }: Box): boolean {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return corners.some((corner, index) => crosses(path, corner, corners[(index + 1) % 4]!));
}

/** Whether two ways neither cross nor look like one. */
function areApart(one: Path, other: Path): boolean {
  if (other.slice(1).some((to, index) => crosses(one, other[index]!, to))) return false;
  const isFar = (points: Path, from: Path) => points.every((point) => away(point, from) > LINES_APART);
  return isFar(one, other) && isFar(other, one);
}

/** Returns how near a point is to a way. */
function away({ x, y }: Point, path: Path): number {
  const all = path.slice(1).map((to, index) => {
    const from = path[index]!;
    return distance({ x: from.x - x, y: from.y - y }, { x: to.x - x, y: to.y - y });
  });
  return Math.min(...all);
}

/** Whether a way crosses a straight line. */
const crosses = (path: Path, c: Point, d: Point) => path.slice(1).some((to, index) => crossing(path[index]!, to, c, d));

/** Whether two straight lines cross. */
function crossing(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
