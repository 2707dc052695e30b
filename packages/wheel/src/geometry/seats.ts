import type { Point } from './polar.ts';

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

/** Where the line of a title ends: beside the middle of its first line. */
export type Seat = { at: Point };

/** Between two titles, and from the end of a line to the middle of the first line of its title. */
const [GAP, FIRST_LINE] = [6, 7];
/** Kept free at the top and the bottom, where the buttons that enlarge are, in pixels. */
const CORNER = 36;
/** Between a title and the line of another one, in pixels. */
const BESIDE_LINE = 3;
/** Two lines nearer to each other than this would look like one, in pixels. */
const LINES_APART = 2;
/** How far inside the rim a straight line may be, since the names of months do not reach it. */
const INSIDE = 1.5;

/**
 * Returns the seats of all titles on one side, each as near as possible to where its line leaves the rim, in the same order downwards. Undefined if one
 * of them has no room, or if a line would cross the rim or a title, or come near to another line.
 * @param edge the radius of the rim
 */
export function seatsOf(wishes: readonly Wish[], edge: number): Seat[] | undefined {
  const order = wishes.map((_, index) => index).sort((a, b) => wishes[a]!.exit.y - wishes[b]!.exit.y);
  const sorted = order.map((index) => wishes[index]!);
  const middles = spread(sorted, edge);
  if (!middles) return undefined;
  const whole = placeAll(sorted, middles);
  if (!whole) return undefined;
  if (!whole.every((block, index) => isClear(block, index, whole, edge))) return undefined;
  const seats: Seat[] = [];
  for (const [place, index] of order.entries()) seats[index] = { at: whole[place]!.at };
  return seats;
}

/** Returns the middles of all blocks below each other, moved as little as possible; undefined if they are higher together than the wheel. */
function spread(wishes: readonly Wish[], edge: number): number[] | undefined {
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
    groups.push({ sum: wantedOf(wish) - offsets[index]!, count: 1 });
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
function wantedOf({ exit, height, width, rim, reach }: Wish): number {
  const free = Math.max(0, reach - width - 7);
  const least = Math.sqrt(Math.max(0, rim * rim - free * free));
  const nearest = least === 0 ? 0 : least + height / 2;
  return (exit.y < 0 ? -1 : 1) * Math.max(Math.abs(exit.y), nearest);
}

type Block = { exit: Point; at: Point; left: number; right: number; top: number; bottom: number };

/** Returns all titles at their heights, those nearest to the middle first; undefined if one of them is too wide there. */
function placeAll(wishes: readonly Wish[], middles: readonly number[]): Block[] | undefined {
  const blocks: Block[] = [];
  const placed: Block[] = [];
  const order = wishes.map((_, index) => index).sort((a, b) => Math.abs(middles[a]!) - Math.abs(middles[b]!));
  for (const index of order) {
    const block = blockOf(wishes[index]!, middles[index]!, placed);
    if (!block) return undefined;
    blocks[index] = block;
    placed.push(block);
  }
  return blocks;
}

/** Returns a title as near to the rim as its height and the lines of those nearer to the middle allow; undefined if it is too wide there. */
function blockOf(
  { exit, side, height, width, rim, reach }: Wish,
  middle: number,
  inner: readonly Block[],
): Block | undefined {
  const [top, bottom] = [middle - height / 2, middle + height / 2];
  // Where the rim is widest beside it.
  const nearest = Math.min(Math.max(0, top), bottom);
  let x = Math.sqrt(Math.max(0, rim * rim - nearest * nearest));
  // Lines of others that pass below it, or above it in the lower half, pass inside of it.
  const facing = middle < 0 ? bottom + BESIDE_LINE : top - BESIDE_LINE;
  for (const other of inner) {
    if (other.at.y < 0 !== middle < 0) continue;
    const part = (facing - other.exit.y) / (other.at.y - other.exit.y);
    if (part > 0 && part < 1)
      x = Math.max(x, Math.abs(other.exit.x + part * (other.at.x - other.exit.x)) + BESIDE_LINE);
  }
  if (reach - x < width + 6) return undefined;
  const far = side * (x + width + 4);
  const near = side * x;
  return {
    exit,
    at: { x: near, y: top + FIRST_LINE },
    left: Math.min(near, far),
    right: Math.max(near, far),
    top,
    bottom,
  };
}

/** Whether the line of a title keeps outside the rim, off its own letters, the other titles and their lines. */
function isClear(block: Block, index: number, blocks: readonly Block[], edge: number): boolean {
  if (distance({ x: 0, y: 0 }, block.exit, block.at) < edge - INSIDE) return false;
  if (isThrough(block, lettersOf(block))) return false;
  return blocks.every(
    (other, at) => at === index || (!isThrough(block, other) && (at < index || !doTouch(block, other))),
  );
}

/** Returns what the letters of a title take, a little beside the end of its line. */
const lettersOf = (block: Block): Block =>
  block.at.x < 0 ? { ...block, right: block.right - BESIDE_LINE } : { ...block, left: block.left + BESIDE_LINE };

/** Returns how near to a point a straight line comes. */
function distance(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [awayX, awayY] = [from.x - point.x, from.y - point.y];
  const length = x * x + y * y;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(awayX * x + awayY * y) / length));
  return Math.hypot(awayX + part * x, awayY + part * y);
}

/** Whether the line of a block goes through another block. */
function isThrough({ exit, at }: Block, { left, right, top, bottom }: Block): boolean {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return corners.some((corner, index) => crossing(exit, at, corner, corners[(index + 1) % 4]!));
}

/** Whether the lines of two titles cross, or come near to each other. */
function doTouch(one: Block, other: Block): boolean {
  if (crossing(one.exit, one.at, other.exit, other.at)) return true;
  const [ends, its] = [
    [one.exit, one.at],
    [other.exit, other.at],
  ] as const;
  return (
    ends.some((end) => distance(end, ...its) < LINES_APART) || its.some((end) => distance(end, ...ends) < LINES_APART)
  );
}

/** Whether two straight lines cross. */
function crossing(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
