import type { WheelDirection } from '../types.ts';
import { isLowerHalf, screenAngle } from './angle.ts';
import { textOffset } from './arc-path.ts';
import { roomInside, shapeRoom, TITLE_GAP } from './form.ts';
import type { Placed, PlacedRing } from './placement.ts';
import { degreesOf, lengthOf } from './polar.ts';
import { fittingText, textWidth, titleWidth } from './text-width.ts';
import type { Arc } from './view.ts';

/** A title that found room in its band, behind it or before it, with where it is set on its `textCircle`. */
export type WheelLabel = {
  ring: number;
  firstSlot: number;
  lastSlot: number;
  activityId: string;
  isDone: boolean;
  text: string;
  radius: number;
  isLower: boolean;
  /** Pixels along the text circle. */
  offset: number;
  anchor: 'start' | 'end';
  /** Drawing angles that it takes. */
  start: number;
  end: number;
};

/** Letters are centred on their lane by this part of the font size. */
const RISE = 0.36;

/** What of an activity a title can stand on or beside. */
function seenPart(item: Placed, seen: Arc): Placed[] {
  if (item.to <= seen.from || (item.shape ?? item.to) > seen.to) return [];
  return [{ ...item, from: Math.max(item.from, seen.from), labelEnd: Math.min(item.labelEnd, seen.to) }];
}

type Fitted = { text: string; start: number; end: number; side: 'inside' | 'behind' | 'before' };

/** The whole title inside, behind or before, whichever has room first; else as much of it as the larger of the first two holds. */
function fitted(item: Placed, { form }: PlacedRing, taken: number, readsBackward: boolean): Fitted | undefined {
  const { title } = item.activity;
  const whole = titleWidth(item.activity, form.labelSize);
  const baseline = item.radius - RISE * form.labelSize;
  const inside = roomInside(item, form, baseline);
  const behind = item.shape === undefined ? 0 : lengthOf(item.labelEnd - item.to, baseline) - TITLE_GAP * 2;
  const before = lengthOf(item.from - taken, baseline) - TITLE_GAP * 2;
  const isBefore = whole > inside && whole > behind && whole <= before;
  const isInside = !isBefore && (whole <= inside || (whole > behind && inside >= behind));
  const text = fittingText(title, form.labelSize, isBefore ? before : isInside ? inside : behind);
  if (text === undefined) return undefined;
  const width = degreesOf(textWidth(text, form.labelSize), baseline);
  const gap = degreesOf(TITLE_GAP, baseline);
  if (isBefore) return { text, start: item.from - gap - width, end: item.from - gap, side: 'before' };
  if (!isInside) return { text, start: item.to + gap, end: item.to + gap + width, side: 'behind' };
  const inset = degreesOf(TITLE_GAP + 3, item.radius);
  const end = item.to - (item.shape === undefined ? inset : degreesOf(shapeRoom(form), item.radius));
  const start = readsBackward ? end - width : item.from + inset;
  return { text, start, end: start + width, side: 'inside' };
}

function labelOf(ring: number, item: Placed, found: Fitted, fontSize: number, direction: WheelDirection): WheelLabel {
  const { text, start, end, side } = found;
  const isLower = isLowerHalf((start + end) / 2, direction);
  const readsOnward = (direction === 'right') !== isLower;
  const radius = item.radius + (isLower ? RISE : -RISE) * fontSize;
  // Beside its mark a title is set from the mark; inside a band it begins where one begins to read.
  const isSetFromStart = side === 'inside' ? readsOnward : side === 'behind';
  const offset = textOffset(screenAngle(isSetFromStart ? start : end, direction), radius, isLower);
  const { firstSlot, lastSlot, activity } = item;
  const anchor = isSetFromStart === readsOnward ? 'start' : 'end';
  const shared = { ring, firstSlot, lastSlot, activityId: activity.id, isDone: activity.isDone };
  return { ...shared, text, radius, isLower, offset, anchor, start, end };
}

/**
 * Titles that have room beside their marks; the others are left out (they stand in the card and in the table). No title
 * leaves `seen`, and what ends outside it has none.
 */
export function labelsOfRing(ring: number, placed: PlacedRing, direction: WheelDirection, seen: Arc): WheelLabel[] {
  if (placed.form.titles === 'none') return [];
  const taken = new Map<number, number>();
  const inOrder = placed.items.flatMap((item) => seenPart(item, seen)).sort((a, b) => a.from - b.from);
  return inOrder.flatMap((item) => {
    const readsBackward = isLowerHalf((item.from + item.to) / 2, direction) === (direction === 'right');
    const found = fitted(item, placed, taken.get(item.radius) ?? seen.from, readsBackward);
    taken.set(item.radius, Math.max(item.to, found?.end ?? 0));
    return found ? [labelOf(ring, item, found, placed.form.labelSize, direction)] : [];
  });
}
