import type { WheelDirection } from '../types.ts';
import { isLowerHalf, screenAngle } from './angle.ts';
import type { Dial } from './dial.ts';
import { LETTERS, RISE, TITLE_GAP } from './form.ts';
import type { Glyph } from './glyph.ts';
import type { TitleWay, WheelLabel } from './label.ts';
import type { Placed } from './placed.ts';
import { degreesOf, lengthOf } from './polar.ts';
import { fittingText, heightsOf, textWidth } from './text-width.ts';
import type { Arc } from './view.ts';

/** The surface for titles. */
export type Sheet = {
  /** The shape of the ring's marks. */
  glyph: Glyph;
  direction: WheelDirection;
  dial: Dial;
  /** The visible arc; titles stay within it. */
  seen: Arc;
  /** The angle of today's hand, where no title is set. */
  hand: number | undefined;
};

/** Kept free on each side of the hand, in pixels. */
export const BESIDE_HAND = 2;
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

/** Returns a title on a circle beside the middle of a lane. */
export function onArc(
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
  const { ascent, descent } = heightsOf(text);
  const [above, below] = isTurned ? [descent, ascent] : [ascent, descent];
  const readsOnward = (direction === 'right') !== isTurned;
  const isSetFromStart = (anchor === 'start') === readsOnward;
  return {
    ...ofActivity(item, ring),
    ...{
      text,
      way,
      line: 0,
      across: 0,
      start: arc.from,
      end: arc.to,
      inner: radius - below * LETTERS,
      outer: radius + above * LETTERS,
    },
    ...{ angle: screenAngle(isSetFromStart ? arc.from : arc.to, direction), radius, isTurned, anchor },
  };
}

/** Returns what a title says of its activity. */
export function ofActivity({ activity, firstSlot, lastSlot }: Placed, ring: number) {
  return { activityId: activity.id, ring, firstSlot, lastSlot, isDone: activity.isDone };
}

/** Returns the larger part of a room before or after the hand, or all of it if the hand does not cross it. */
function besideHand(room: Arc, hand: number | undefined, air: number): Arc {
  if (hand === undefined || hand + air <= room.from || hand - air >= room.to) return room;
  const before = { from: room.from, to: hand - air };
  const after = { from: hand + air, to: room.to };
  return before.to - before.from >= after.to - after.from ? before : after;
}
