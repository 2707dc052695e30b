import { isLowerHalf } from './angle.ts';
import { LETTERS, RISE } from './form.ts';
import type { TitleWay, WheelLabel } from './label.ts';
import type { Placed } from './placed.ts';
import { degreesOf, lengthOf } from './polar.ts';
import type { Band } from './radii.ts';
import { type Box, createSharedRoom, drawnBoxesOf, meet, type SharedRoom } from './room.ts';
import { brokenText, fittingText, heightsOf, textWidth } from './text-width.ts';
import { BESIDE_HAND, onArc, type Sheet } from './title-place.ts';
import type { Arc } from './view.ts';
import { byWorth } from './worth.ts';

/** The distance between two lines of a title, in pixels. */
const LINE_HEIGHT = 13;
/** What is kept free of a title above and below its letters, in pixels. */
const AIR = 0.5;
/** Between a mark and the title that follows it, in pixels. */
const GAP = 4;
/** A line of a broken title is at most so much of the whole. */
const BROKEN = 0.8;
/** Lines are broken anew for each step of so many pixels that they have more room. */
const FINE = 6;
/** The most lines of a title. */
const MOST_LINES = 3;
/** The most activities of a ring that a name is sought for: a fuller ring has no room for more. */
const MOST = 120;

/** Where a title may be: its lines, how far its middle is from its mark (pixels, outward), and the drawing angles it takes. */
type Place = { lines: readonly string[]; shift: number; arc: Arc; isTurned: boolean; way: TitleWay };

/**
 * Returns the titles for which a ring has room beside its marks and bands: in the months of their own, on top of nothing, and never under the hand of
 * today. Open ones choose first, and of what is done one of each title before the others.
 */
export function namesOf(items: readonly Placed[], ring: number, band: Band, sheet: Sheet): WheelLabel[] {
  const room = createSharedRoom(sheet);
  for (const item of items) room.addMark(item);
  const said = new Set<string>();
  const again: Placed[] = [];
  const named = (item: Placed) => {
    const name = placedName(item, ring, band, room, sheet);
    if (name) room.addTitle(name.box);
    return name?.labels ?? [];
  };
  const first = [...items]
    .sort(byWorth)
    .slice(0, MOST)
    .flatMap((item) => {
      const { title, isDone } = item.activity;
      if (isDone && said.has(title)) {
        again.push(item);
        return [];
      }
      const labels = named(item);
      if (labels.length > 0) said.add(title);
      return labels;
    });
  return [...first, ...again.flatMap(named)];
}

/** Returns the first place where a title has room, and what it takes there. */
export function placedName(item: Placed, ring: number, band: Band, room: SharedRoom, sheet: Sheet) {
  for (const name of namePlaces(item, band, sheet))
    if (room.isFreeForTitle(name.box)) return namedAt(name, item, ring, sheet);
  return undefined;
}

/** What a title takes of its ring, and how it stands there. */
export type NamePlace = { box: Box; place: Place };

/** Returns what a title takes in a place, and its lines. */
export const namedAt = ({ box, place }: NamePlace, item: Placed, ring: number, sheet: Sheet) => ({
  box,
  labels: labelsOf(item, ring, place, sheet),
});

/** Yields the places that a title may have if they are free, the best first: the whole of it in one line, in more, and then cut. */
export function* namePlaces(item: Placed, band: Band, sheet: Sheet): Generator<NamePlace> {
  const { title } = item.activity;
  const sectors = sectorsOf(item, sheet);
  yield* onLine(item, band, sheet);
  yield* placesOf([title], item, sectors, band, sheet);
  for (const sector of sectors) {
    const lines = inLines(item, sector, band);
    if (lines) yield* placesOf(lines, item, [sector], band, sheet);
  }
  if (!item.isBand) return;
  for (const sector of sectors) {
    const text = fittingText(title, LETTERS, lengthOf(sector.to - sector.from, item.radius) - 2 * GAP);
    if (text !== undefined && text !== title) yield* placesOf([text], item, [sector], band, sheet);
  }
}

/** In an opened month, where many run beside each other, a title may stand on its own thin line, before or after the hand of today. */
function* onLine(item: Placed, band: Band, { dial, direction, hand }: Sheet): Generator<NamePlace> {
  const { isBand, radius, form, firstSlot, lastSlot, activity } = item;
  if (dial.open === undefined || !isBand || form.isTall || firstSlot > dial.open || lastSlot < dial.open) return;
  const { start, end } = dial.sectorOf(dial.open);
  const edge = degreesOf(GAP, radius);
  const ending = item.shape === undefined ? item.to : item.shape - degreesOf(form.size / 2 + GAP, radius);
  const [from, to] = [Math.max(start, item.from + edge), Math.min(end, ending)];
  const isTurned = isLowerHalf((from + to) / 2, direction);
  const { inner, outer } = depthOf(item, [activity.title], 0, isTurned);
  if (inner < band.inner || outer > band.outer) return;
  const letters = degreesOf(textWidth(activity.title, LETTERS), inner);
  const air = degreesOf(BESIDE_HAND, inner);
  const readsOnward = (direction === 'right') !== isTurned;
  const ends = readsOnward ? [from, to - letters] : [to - letters, from];
  const starts = hand === undefined ? ends : [...ends, hand - air - letters, hand + air];
  for (const at of starts) {
    const box = { inner, outer, from: at, to: at + letters };
    if (box.from < from || box.to > to || isLowerHalf((box.from + box.to) / 2, direction) !== isTurned) continue;
    if (hand !== undefined && box.from < hand + air && box.to > hand - air) continue;
    const arc = { from: box.from, to: box.to };
    yield { box, place: { lines: [activity.title], shift: 0, arc, isTurned, way: 'inside' } };
  }
}

/** Breaks a title for an arc that it may be in: a band that goes through several months is longer than its last. */
function inLines({ radius, activity }: Placed, { from, to }: Arc, { inner, outer }: Band) {
  const longest = Math.min(lengthOf(to - from, radius), textWidth(activity.title, LETTERS) * BROKEN);
  const highest = Math.min(MOST_LINES, Math.floor((outer - inner - 2) / LINE_HEIGHT));
  return brokenText(activity.title, LETTERS, Math.floor(longest / FINE) * FINE, highest);
}

function* placesOf(
  lines: readonly string[],
  item: Placed,
  sectors: readonly Arc[],
  band: Band,
  sheet: Sheet,
): Generator<NamePlace> {
  const own = drawnBoxesOf(item, sheet, AIR);
  const width = Math.max(...lines.map((line) => textWidth(line, LETTERS)));
  const { hand, dial, direction } = sheet;
  for (const sector of sectors) {
    const middle = (Math.max(sector.from, item.from) + Math.min(sector.to, item.to)) / 2;
    const isTurned = isLowerHalf(middle, direction);
    for (const shift of shiftsOf(item, lines, isTurned, sheet)) {
      const { inner, outer } = depthOf(item, lines, shift, isTurned);
      if (inner < band.inner || outer > band.outer) continue;
      const letters = degreesOf(width, inner);
      const air = degreesOf(BESIDE_HAND, inner);
      const starts = startsOf(item, shift, letters, sector, (direction === 'right') !== isTurned);
      // The months at rest are too narrow for a title on one side of the hand.
      if (shift !== 0 && hand !== undefined && dial.open !== undefined) starts.push(hand - air - letters, hand + air);
      for (const from of starts) {
        const to = from + letters;
        if (from < sector.from || to > sector.to || isLowerHalf((from + to) / 2, direction) !== isTurned) continue;
        if (hand !== undefined && from < hand + air && to > hand - air) continue;
        const box = { inner, outer, from, to };
        if (own.some((other) => meet(box, other))) continue;
        yield { box, place: { lines, shift, arc: { from, to }, isTurned, way: 'along' } };
      }
    }
  }
}

/** Returns the radii that a title takes, with a little air. */
function depthOf({ radius }: Pick<Placed, 'radius'>, lines: readonly string[], shift: number, isTurned: boolean): Band {
  const above = (heightsOf(lines[0] ?? '').ascent - RISE) * LETTERS;
  const below = (heightsOf(lines.at(-1) ?? '').descent + RISE) * LETTERS;
  const [inwards, outwards] = isTurned ? [above, below] : [below, above];
  const middle = radius + shift;
  const half = ((lines.length - 1) / 2) * LINE_HEIGHT + AIR;
  return { inner: middle - half - inwards, outer: middle + half + outwards };
}

/** Returns the arcs that a title may be in: the month of its mark; for a band also the months before it, and the whole band across their gutters. */
function sectorsOf({ isBand, firstSlot, lastSlot, from, to }: Placed, { seen, dial }: Sheet): Arc[] {
  const slots = Array.from({ length: isBand ? lastSlot - firstSlot + 1 : 1 }, (_, back) => lastSlot - back);
  // What passes through an opened month is named there.
  const opened = slots.filter((slot) => slot === dial.open);
  const arcs = [...opened, ...slots.filter((slot) => slot !== dial.open)].map((slot): Arc => {
    const { start, end } = dial.sectorOf(slot);
    return { from: start, to: end };
  });
  if (isBand && firstSlot !== lastSlot)
    arcs.push({ from: Math.max(from, dial.stepOf(firstSlot).start), to: Math.min(to, dial.stepOf(lastSlot).end) });
  return arcs.map((arc) => ({ from: Math.max(arc.from, seen.from), to: Math.min(arc.to, seen.to) }));
}

/** Returns how far from its mark a title may be: beside it; above or below it as it is read; for a band above or below the line first. */
function shiftsOf(item: Placed, lines: readonly string[], isTurned: boolean, sheet: Sheet): number[] {
  const { radius, isBand } = item;
  // What of a title faces its mark: its lower side if it is outside of it, unless it is turned.
  const { inner: near, outer: far } = depthOf({ radius: 0 }, lines, 0, isTurned);
  const beyond = ({ inner, outer }: Band) => {
    const places = [outer + AIR - near - radius, inner - AIR - far - radius];
    return isTurned ? places.reverse() : places;
  };
  const drawn = drawnBoxesOf(item, sheet);
  const around = beyond(drawn.at(-1)!);
  return isBand ? [...beyond(drawn[0]!), 0, ...around] : [0, ...around];
}

/** Returns where a title may begin: beside its mark, or on its band. */
function startsOf(item: Placed, shift: number, letters: number, sector: Arc, readsOnward: boolean): number[] {
  const gap = degreesOf(GAP, item.radius);
  const edge = degreesOf(1.5, item.radius);
  const behind = item.to + gap;
  const before = (item.isBand ? item.from : item.shape! - (item.to - item.shape!)) - gap - letters;
  const beside = readsOnward ? [behind, before] : [before, behind];
  if (shift === 0) return beside;
  const from = Math.max(item.from, sector.from);
  const to = Math.min(item.to, sector.to);
  const slid = Math.min(Math.max((from + to - letters) / 2, sector.from + edge), sector.to - edge - letters);
  if (!item.isBand) return [slid];
  const ends = [from + edge, to - edge - letters];
  return [...(readsOnward ? ends : ends.reverse()), slid];
}

function labelsOf(
  item: Placed,
  ring: number,
  { lines, shift, arc, isTurned, way }: Place,
  { direction }: Sheet,
): WheelLabel[] {
  const readsOnward = (direction === 'right') !== isTurned;
  return lines.map((text, line) => {
    const down = (line - (lines.length - 1) / 2) * LINE_HEIGHT;
    const radius = item.radius + shift + (isTurned ? down : -down);
    const letters = degreesOf(textWidth(text, LETTERS), radius - RISE * LETTERS);
    const own = readsOnward ? { from: arc.from, to: arc.from + letters } : { from: arc.to - letters, to: arc.to };
    return {
      ...onArc({ ...item, radius }, ring, way, text, own, isTurned, 'start', direction),
      line,
      ...(way === 'inside' && { isOnLine: true }),
    };
  });
}
