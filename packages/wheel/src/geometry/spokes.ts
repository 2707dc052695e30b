import { screenAngle } from './angle.ts';
import { besideTitles } from './beside-titles.ts';
import { LETTERS, TITLE_GAP } from './form.ts';
import type { WheelLabel } from './label.ts';
import type { Placed } from './placed.ts';
import { degreesOf, pointAt } from './polar.ts';
import type { Band } from './radii.ts';
import { brokenText, fittingText, textWidth } from './text-width.ts';
import { ofActivity, type Sheet } from './title-place.ts';
import type { Arc } from './view.ts';
import { byDay, byWorth } from './worth.ts';

/** The distance between two lines of a title, and between two titles, in pixels. */
const [LINE_HEIGHT, TITLE_HEIGHT] = [13, 14];
/** The most lines of a title. */
const MOST_LINES = 3;
/** Kept free between a title and the side of its month or the hand of today, in pixels from the middle of its line. */
const BESIDE = 7.5;
/** How many titles that find no room end the search in a month: the rest find none either. */
const ENOUGH_TRIES = 12;
/** A title nearer to its mark than so many degrees needs no line to it. */
const NEAR = 1;

/** A title of one or more lines, side by side along the radius. `ends` are the radii of the lines' inner ends, `beside` how far they are from the middle. */
type Block = { item: Placed; lines: readonly string[]; ends: readonly number[]; beside: readonly number[] };

/**
 * Returns the titles of a month's marks along the radius, from the outer edge of the room inwards. Each is as near to its own day as its neighbours
 * allow, all in the order of their days, and stays within its month and on its side of today's hand. If there is no room for all, open ones come
 * first, what is late or next before the others. Their lines pass behind all titles, also those in bands.
 */
export function spokesOf(
  items: readonly Placed[],
  ring: number,
  room: Band,
  sheet: Sheet,
  inBands: readonly WheelLabel[],
): WheelLabel[] {
  const bySlot = Map.groupBy(
    items.filter(({ shape }) => shape !== undefined),
    ({ lastSlot }) => lastSlot,
  );
  const blocks = [...bySlot].flatMap(([slot, ofMonth]) => blocksOfMonth(slot, ofMonth, room, sheet));
  const titles = blocks.map((block) => ({ block, lines: linesOf(block, ring, room, sheet) }));
  const all = [...inBands, ...titles.flatMap(({ lines }) => lines)];
  return titles.flatMap(({ block, lines: [first, ...others] }) => {
    const tick = tickOf(block, room, all, sheet);
    return first ? [{ ...first, ...(tick && { tick }) }, ...others] : [];
  });
}

/** A title with the angle of its middle. */
type PlacedBlock = Block & { at: number };

function blocksOfMonth(slot: number, items: readonly Placed[], room: Band, sheet: Sheet): PlacedBlock[] {
  const sector = within(sheet.dial.sectorOf(slot), sheet.seen);
  let blocks: Block[] = [];
  let places: number[] = [];
  let failed = 0;
  for (const item of [...items].sort(byWorth)) {
    if (failed >= ENOUGH_TRIES) break;
    const found = withOneMore(blocks, item, room, sector, sheet);
    if (found) ({ blocks, places } = found);
    failed = found ? 0 : failed + 1;
  }
  return blocks.map((block, index) => ({ ...block, at: places[index]! }));
}

const within = ({ start, end }: { start: number; end: number }, { from, to }: Arc): Arc => ({
  from: Math.max(start, from),
  to: Math.min(end, to),
});

/** Adds a title in as few lines as have room; if it has none, its neighbours are broken too. */
function withOneMore(blocks: readonly Block[], item: Placed, room: Band, sector: Arc, sheet: Sheet) {
  const narrower = blocks.map((block) => blockOf(block.item, 2, room, sheet) ?? block);
  for (const base of [blocks, narrower]) {
    for (let most = 1; most <= MOST_LINES; most += 1) {
      const block = blockOf(item, most, room, sheet);
      if (!block) continue;
      const next = [...base, block].sort((one, other) => byDay(one.item, other.item));
      const places = placesOf(next, sector, sheet.hand);
      if (places) return { blocks: next, places };
    }
  }
  return undefined;
}

/** Returns a title in exactly so many lines, the last way cut if it must be; undefined if it cannot be. */
function blockOf(item: Placed, count: number, { inner, outer }: Band, { direction }: Sheet): Block | undefined {
  const length = outer - inner - TITLE_GAP;
  const { title } = item.activity;
  const lines = split(title, length, count);
  if (!lines) return undefined;
  const onward = isTurnedAt(item.shape!, direction) === (direction === 'right') ? -1 : 1;
  return {
    item,
    lines,
    ends: lines.map((line) => outer - textWidth(line, LETTERS)),
    beside: lines.map((_, line) => acrossOf(line, lines.length) * onward),
  };
}

function split(title: string, length: number, count: number): readonly string[] | undefined {
  const lines = brokenText(title, LETTERS, length, count);
  if (lines) return lines.length === count || count === MOST_LINES ? lines : undefined;
  const cut = count === MOST_LINES ? fittingText(title, LETTERS, length) : undefined;
  return cut === undefined ? undefined : [cut];
}

const acrossOf = (line: number, lines: number) => (line - (lines - 1) / 2) * LINE_HEIGHT;

/** Whether text along the radius runs toward the centre there, so that it is read from left to right. */
const isTurnedAt = (angle: number, direction: Sheet['direction']) => screenAngle(angle, direction) > 180;

/**
 * Returns the angle of each block, in the order given: as near to its own day as possible. Undefined if they have no room side by side.
 */
function placesOf(blocks: readonly Block[], sector: Arc, hand: number | undefined): number[] | undefined {
  const walls = blocks.map(({ item }) => wallsOf(item, sector, hand));
  const least: number[] = [];
  for (const [index, block] of blocks.entries()) {
    const free = walls[index]!.from + reach(block, -1);
    least.push(blocks.slice(0, index).reduce((at, other, o) => Math.max(at, least[o]! + apart(other, block)), free));
  }
  const most: number[] = [];
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    let at = walls[index]!.to - reach(blocks[index]!, 1);
    for (let o = index + 1; o < blocks.length; o += 1) at = Math.min(at, most[o]! - apart(blocks[index]!, blocks[o]!));
    most[index] = at;
    if (at < least[index]!) return undefined;
  }
  const places: number[] = [];
  for (const [index, block] of blocks.entries()) {
    let at = Math.max(least[index]!, block.item.shape!);
    for (let o = 0; o < index; o += 1) at = Math.max(at, places[o]! + apart(blocks[o]!, block));
    if (at > most[index]! + 1e-9) at = most[index]!;
    places.push(at);
  }
  return places;
}

/** Returns the arc that a title may be in: its month, and of that its side of the hand. */
function wallsOf({ shape }: Placed, { from, to }: Arc, hand: number | undefined): Arc {
  if (hand === undefined || hand <= from || hand >= to) return { from, to };
  return shape! < hand ? { from, to: hand } : { from: hand, to };
}

/** Returns how many degrees a block needs from its middle to a wall before it (−1) or after it (1). */
function reach({ ends, beside }: Block, side: -1 | 1): number {
  return Math.max(...ends.map((end, line) => degreesOf(BESIDE + side * beside[line]!, end)));
}

/** Returns how many degrees the middles of two neighbours must be apart: their lines need most room where both have letters furthest in. */
function apart(one: Block, other: Block): number {
  let degrees = 0;
  for (const [line, end] of one.ends.entries()) {
    for (const [next, otherEnd] of other.ends.entries()) {
      const needed = TITLE_HEIGHT + one.beside[line]! - other.beside[next]!;
      degrees = Math.max(degrees, degreesOf(needed, Math.max(end, otherEnd)));
    }
  }
  return degrees;
}

function linesOf(
  { item, lines, ends, at }: PlacedBlock,
  ring: number,
  { outer }: Band,
  { direction }: Sheet,
): WheelLabel[] {
  const angle = screenAngle(at, direction);
  const isTurned = isTurnedAt(item.shape!, direction);
  return lines.map((text, line) => {
    const across = acrossOf(line, lines.length);
    const side = isTurned === (direction === 'right') ? -across : across;
    const middle = at + degreesOf(side, ends[line]!);
    const half = degreesOf(LETTERS * 0.6, ends[line]!);
    return {
      ...ofActivity(item, ring),
      ...{ text, line, way: 'radial' as const, start: middle - half, end: middle + half, inner: ends[line]!, outer },
      ...{ angle, radius: outer, isTurned, anchor: isTurned ? ('start' as const) : ('end' as const), across },
    };
  });
}

/** Returns a fine line from the mark to its title, bent near the title; undefined if the title is right below the mark. */
function tickOf({ item, at }: PlacedBlock, { outer }: Band, titles: readonly WheelLabel[], { direction }: Sheet) {
  const { shape, radius, form } = item;
  const below = radius - form.size / 2 - 1;
  const isNear = Math.abs(at - shape!) < NEAR && below - outer < LINE_HEIGHT;
  if (isNear) return undefined;
  const bend = Math.min(below, outer + 7);
  const corners = [
    pointAt(below, shape!, direction),
    pointAt(bend, shape! + (at - shape!) * 0.4, direction),
    pointAt(outer + 2, at, direction),
  ];
  return besideTitles(corners, titles, direction);
}
