import type { WheelDirection } from '../types.ts';
import { isLowerHalf, screenAngle } from './angle.ts';
import { textOffset } from './arc-path.ts';
import { roomInside, TITLE_GAP } from './form.ts';
import type { Placed, PlacedRing } from './placement.ts';
import { degreesOf, lengthOf } from './polar.ts';
import { fittingText, textWidth } from './text-width.ts';

/** A title that found room in its band or behind it, with where it is set on its `textCircle`. */
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

type Fitted = { text: string; start: number; end: number; isInside: boolean };

/** Inside the band if the whole title fits there, else behind it, else as much of it as the larger of the two holds. */
function fitted(item: Placed, placed: PlacedRing, fontSize: number, direction: WheelDirection): Fitted | undefined {
  const { title } = item.activity;
  const inside = roomInside(item, placed.form, item.radius);
  const behind = item.shape === undefined ? 0 : lengthOf(item.labelEnd - item.to, item.radius) - TITLE_GAP * 2;
  const whole = textWidth(title, fontSize);
  const isInside = whole <= inside || (whole > behind && inside >= behind);
  const text = fittingText(title, fontSize, isInside ? inside : behind);
  if (text === undefined) return undefined;
  const width = degreesOf(textWidth(text, fontSize), item.radius);
  if (!isInside) {
    const start = item.to + degreesOf(TITLE_GAP, item.radius);
    return { text, start, end: start + width, isInside };
  }
  const readsFromEnd = isLowerHalf((item.from + item.to) / 2, direction) === (direction === 'right');
  const inset = degreesOf(TITLE_GAP + 2, item.radius);
  const end = item.to - (item.shape === undefined ? inset : degreesOf(placed.form.height, item.radius));
  return readsFromEnd
    ? { text, start: end - width, end, isInside }
    : { text, start: item.from + inset, end: item.from + inset + width, isInside };
}

/** Titles that have room beside their marks; the others are left out (they stand in the card and in the table). */
export function labelsOfRing(ring: number, placed: PlacedRing, fontSize: number, direction: WheelDirection) {
  if (!placed.form.isTitled) return [];
  return placed.items.flatMap((item): WheelLabel[] => {
    const found = fitted(item, placed, fontSize, direction);
    if (!found) return [];
    const { text, start, end } = found;
    const isLower = isLowerHalf((start + end) / 2, direction);
    const radius = item.radius + (isLower ? RISE : -RISE) * fontSize;
    const readsOnward = (direction === 'right') !== isLower;
    const anchor = found.isInside || readsOnward ? 'start' : 'end';
    const at = found.isInside && !readsOnward ? end : start;
    const offset = textOffset(screenAngle(at, direction), radius, isLower);
    const { firstSlot, lastSlot } = item;
    const { id: activityId, isDone } = item.activity;
    return [{ ring, firstSlot, lastSlot, activityId, isDone, text, radius, isLower, offset, anchor, start, end }];
  });
}
