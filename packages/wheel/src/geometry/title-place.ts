import type { WheelDirection } from '../types.ts';
import { isLowerHalf, MONTH_STEP, monthSector, screenAngle } from './angle.ts';
import { LETTERS, RISE, TITLE_GAP } from './form.ts';
import type { TitleWay, WheelLabel } from './label.ts';
import type { Placed } from './placed.ts';
import { degreesOf, lengthOf } from './polar.ts';
import type { Band } from './radii.ts';
import { fittingText, textWidth } from './text-width.ts';
import type { Arc } from './view.ts';

/** The surface for titles. */
export type Sheet = {
  direction: WheelDirection;
  /** The visible arc; titles stay within it. */
  seen: Arc;
  /** The angle of today's hand, where no title is set. */
  hand: number | undefined;
};

/** How far letters reach above and below their line, as parts of the font size; then half of a line with a little air. */
const [ASCENT, DESCENT] = [0.76, 0.24];
const HALF_LINE = 0.6 * LETTERS;
/** Kept free on each side of the hand, in pixels. */
const BESIDE_HAND = 2;
/** How much of a tall band its round end and its shape take from the title, in heights. */
const SHAPE_ROOM = 1.15;
const ROUND_END = TITLE_GAP + 3;

/** Places a title in its band, at the end where reading begins; if the hand of today crosses the band, on the side with more room. */
export function insideOf(item: Placed, ring: number, { direction, seen, hand }: Sheet): WheelLabel | undefined {
  const { radius, form } = item;
  // The shorter of the two possible baselines, so that there is room on both.
  const line = radius - RISE * LETTERS;
  const ending = item.shape === undefined ? ROUND_END : form.height * SHAPE_ROOM;
  const whole = {
    from: Math.max(item.from + degreesOf(ROUND_END, line), seen.from),
    to: Math.min(item.to - degreesOf(ending, line), seen.to),
  };
  const room = besideHand(whole, hand, degreesOf(BESIDE_HAND, line));
  const text = fittingText(item.activity.title, LETTERS, lengthOf(room.to - room.from, line));
  if (text === undefined) return undefined;
  const isTurned = isLowerHalf((room.from + room.to) / 2, direction);
  const width = degreesOf(textWidth(text, LETTERS), line);
  const readsOnward = (direction === 'right') !== isTurned;
  const arc = readsOnward ? { from: room.from, to: room.from + width } : { from: room.to - width, to: room.to };
  return onArc(item, ring, 'inside', text, arc, isTurned, 'start', direction);
}

/** Places a title directly behind its mark, within the month of its deadline. */
export function behindOf(item: Placed, ring: number, { direction, seen, hand }: Sheet): WheelLabel | undefined {
  if (item.shape === undefined) return undefined;
  const line = item.radius - RISE * LETTERS;
  const behind = item.to + degreesOf(TITLE_GAP, line);
  const air = degreesOf(BESIDE_HAND, line);
  const isCrossed = hand !== undefined && hand > behind - air;
  const from = isCrossed && hand < behind + air ? hand + air : behind;
  const to = Math.min(monthSector(item.lastSlot).end, seen.to, isCrossed && hand >= behind + air ? hand - air : 360);
  const text = fittingText(item.activity.title, LETTERS, lengthOf(to - from, line));
  if (text === undefined) return undefined;
  const arc = { from, to: from + degreesOf(textWidth(text, LETTERS), line) };
  const isTurned = isLowerHalf((arc.from + arc.to) / 2, direction);
  const anchor = (direction === 'right') !== isTurned ? 'start' : 'end';
  return onArc(item, ring, 'behind', text, arc, isTurned, anchor, direction);
}

/**
 * Places a title along the radius at its own day, inward from its mark through the lanes that are free for it; turned a little if it would reach into
 * another month.
 * @param lanes those below that of its mark, down to the edge of the ring
 */
export function radialOf(item: Placed, ring: number, lanes: Band, sheet: Sheet): WheelLabel | undefined {
  const { direction, hand } = sheet;
  if (item.shape === undefined) return undefined;
  const outer = Math.min(item.radius - item.form.size / 2 - TITLE_GAP, lanes.outer);
  const text = fittingText(item.activity.title, LETTERS, outer - lanes.inner - TITLE_GAP);
  if (text === undefined) return undefined;
  const end = outer - textWidth(text, LETTERS);
  const half = degreesOf(HALF_LINE, end);
  const first = item.lastSlot * MONTH_STEP;
  const middle = Math.min(first + MONTH_STEP - half, Math.max(first + half, item.shape));
  if (hand !== undefined && Math.abs(hand - middle) < half + degreesOf(BESIDE_HAND, end)) return undefined;
  const angle = screenAngle(middle, direction);
  const isTurned = angle > 180;
  return {
    ...nameOf(item, ring),
    ...{ text, way: 'radial', start: middle - half, end: middle + half, inner: end, outer },
    ...{ angle, radius: outer, isTurned, anchor: isTurned ? 'start' : 'end' },
  };
}

function onArc(
  item: Placed,
  ring: number,
  way: TitleWay,
  text: string,
  arc: Arc,
  isTurned: boolean,
  anchor: 'start' | 'end',
  direction: WheelDirection,
): WheelLabel {
  const radius = item.radius + (isTurned ? RISE : -RISE) * LETTERS;
  const [above, below] = isTurned ? [DESCENT, ASCENT] : [ASCENT, DESCENT];
  const readsOnward = (direction === 'right') !== isTurned;
  const isSetFromStart = (anchor === 'start') === readsOnward;
  return {
    ...nameOf(item, ring),
    ...{ text, way, start: arc.from, end: arc.to, inner: radius - below * LETTERS, outer: radius + above * LETTERS },
    ...{ angle: screenAngle(isSetFromStart ? arc.from : arc.to, direction), radius, isTurned, anchor },
  };
}

function nameOf({ activity, firstSlot, lastSlot }: Placed, ring: number) {
  return { activityId: activity.id, ring, firstSlot, lastSlot, isDone: activity.isDone };
}

/** Returns the larger part of a room before or after the hand, or all of it if the hand does not cross it. */
function besideHand(room: Arc, hand: number | undefined, air: number): Arc {
  if (hand === undefined || hand + air <= room.from || hand - air >= room.to) return room;
  const before = { from: room.from, to: hand - air };
  const after = { from: hand + air, to: room.to };
  return before.to - before.from >= after.to - after.from ? before : after;
}
