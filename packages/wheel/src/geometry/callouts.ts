import type { WheelActivity } from '../types.ts';
import { screenAngle } from './angle.ts';
import { LETTERS } from './form.ts';
import type { WheelLayout } from './layout.ts';
import { isLost, seenPieces } from './leader.ts';
import type { Placed } from './placed.ts';
import { type Point, pointAt, written } from './polar.ts';
import type { Band } from './radii.ts';
import { type Seat, seatsOf, type Wish } from './seats.ts';
import { brokenText, textWidth } from './text-width.ts';

/** A title outside the rim, with a fine line to its mark. Pixels of the drawing; the centre is 0, 0. */
export type Callout = {
  activity: WheelActivity;
  ring: number;
  /** The title and its day, in lines. */
  lines: readonly string[];
  /** The middle of the first line, at the end from which it is set; others follow `CALLOUT_LINE` below each other. */
  at: Point;
  anchor: 'start' | 'end';
  /** The path from the mark to the title, interrupted behind other marks, titles on the wheel, week numbers and names of months. */
  leader: string;
};

/** How far beside the drawing a title may reach, in pixels. */
export type Margins = { left: number; right: number };

type Input = {
  /** YYYY-MM-DD */
  today: string;
  margins: Margins;
  /** The months that are chosen, by slot. */
  chosen: ReadonlySet<number>;
  /** Returns what is written: the title and its day. */
  textOf: (activity: WheelActivity) => string;
  /** Returns what is written along the rim for the month in a slot. */
  nameOf: (slot: number) => string;
};

/** The distance between two lines of a title, in pixels. */
export const CALLOUT_LINE = 14.5;
const MOST = 12;
/** How many are tried, so that a full year costs no more than an ordinary one. */
const MOST_TRIED = 36;
const MOST_LINES = 3;
/** The widths that a title is broken for, in pixels, until it has a place. */
const WIDTHS = [200, 140, 110, 85];
/** From the rim to the bend of a line, from the rim to a title, and from a mark to its line, in pixels. */
const [TO_BEND, FROM_RIM, FROM_MARK] = [3, 14, 1.5];
/** Two lines to the rim nearer than so many degrees would look like one. */
const APART = 0.7;

type Marked = { item: Placed; ring: number };

/**
 * Returns the titles that are called out beside the whole wheel: of what has no title on it, first what is open in a chosen month, then what is done in
 * it, last what is next and what is late in turn; at most twelve. Each stands in its own half, left or right, and its line goes along the
 * rim where it must. No line to a mark crosses another, the rim or a title; who has no place is left out. A line passes behind other marks, titles along
 * circles, week numbers and names of months; none goes behind a title along the radius, where it would be lost.
 */
export function calloutsOf(layout: WheelLayout, input: Input): Callout[] {
  const taken: Called[] = [];
  for (const marked of wanted(layout, input).slice(0, MOST_TRIED)) {
    if (taken.length === MOST) break;
    if (isLost(marked.item, lineOf(marked, layout), layout)) continue;
    const seated = WIDTHS.map((width) => seatedWith(marked, width, taken, layout, input)).find(Boolean);
    if (seated) taken.splice(0, taken.length, ...seated);
  }
  return taken.map((called) => calloutOf(called, layout, input));
}

/** Returns all that have a seat and one more, in lines as narrow as asked for; the others of its side too, if it has no room otherwise. */
function seatedWith(
  marked: Marked,
  width: number,
  taken: readonly Called[],
  layout: WheelLayout,
  input: Input,
): Called[] | undefined {
  const called = calledOf(marked, width, layout, input);
  if (!called || taken.some(({ angle }) => Math.abs(angle - called.angle) < APART)) return undefined;
  const others = taken.filter(({ side }) => side !== called.side);
  const beside = taken.filter(({ side }) => side === called.side);
  const narrower = beside.map((one) => (one.width > width ? (calledOf(one, width, layout, input) ?? one) : one));
  for (const all of [
    [...beside, called],
    [...narrower, called],
  ]) {
    const seats = seatsOf(all, layout.radii.edge);
    if (seats) return [...others, ...all.map((one, index) => ({ ...one, seat: seats[index]! }))];
  }
  return undefined;
}

/** Returns what has no title on the wheel, in the order in which it is called out. */
function wanted({ placed }: WheelLayout, { today, chosen }: Input): Marked[] {
  const all = placed.flatMap(({ items, labels }, ring) => {
    const titled = new Set(labels.map(({ activityId }) => activityId));
    return items
      .filter(({ shape, activity }) => shape !== undefined && !titled.has(activity.id))
      .map((item): Marked => ({ item, ring }));
  });
  const isChosen = ({ item }: Marked) => [...chosen].some((slot) => item.firstSlot <= slot && item.lastSlot >= slot);
  const done = all.filter((marked) => isChosen(marked) && marked.item.activity.isDone).sort(byEnd);
  const isOpen = ({ item }: Marked) => !item.activity.isDone;
  const chosenOpen = all.filter((marked) => isChosen(marked) && isOpen(marked)).sort(byEnd);
  const open = all.filter((marked) => !isChosen(marked) && isOpen(marked)).sort(byEnd);
  const late = open.filter(({ item }) => item.activity.endDate < today).reverse();
  const next = open.filter(({ item }) => item.activity.endDate >= today);
  const inTurn = Array.from({ length: Math.max(late.length, next.length) }, (_, index) => [next[index], late[index]]);
  return [...chosenOpen, ...done, ...inTurn.flat().filter((marked) => marked !== undefined)];
}

function byEnd({ item: one }: Marked, { item: other }: Marked): number {
  return one.shape! - other.shape! || (one.activity.id < other.activity.id ? -1 : 1);
}

type Called = Marked & Wish & { angle: number; seat?: Seat };

function calledOf(
  marked: Marked,
  widest: number,
  { radii, direction }: WheelLayout,
  { margins, textOf }: Input,
): Called | undefined {
  const { edge } = radii;
  const angle = screenAngle(marked.item.shape!, direction);
  const exit = pointAt(edge + TO_BEND, marked.item.shape!, direction);
  const side = exit.x < 0 ? -1 : 1;
  const reach = (side < 0 ? margins.left : margins.right) + edge;
  const rim = edge + FROM_RIM;
  const lines = brokenText(textOf(marked.item.activity), LETTERS, widest, MOST_LINES);
  if (!lines) return undefined;
  const width = Math.max(...lines.map((line) => textWidth(line, LETTERS)));
  return { ...marked, angle, lines, exit, side, height: lines.length * CALLOUT_LINE, width, rim, reach };
}

/** The part of a leader that is along the radius: from its mark to its bend. */
const lineOf = ({ item }: Pick<Marked, 'item'>, { radii }: WheelLayout): Band => ({
  inner: item.radius + item.form.size / 2 + FROM_MARK,
  outer: radii.edge + TO_BEND,
});

function calloutOf({ item, ring, lines, side, seat }: Called, layout: WheelLayout, input: Input): Callout {
  const { direction } = layout;
  const on = ({ x, y }: Point) => `${written(x)},${written(y)}`;
  const at = (radius: number) => on(pointAt(radius, item.shape!, direction));
  const pieces = seenPieces(item, lineOf({ item }, layout), layout, input.nameOf);
  const inside = pieces.slice(0, -1).map(({ inner, outer }) => `M${at(inner)}L${at(outer)}`);
  const { x, y } = seat!.at;
  const outside = seat!.path.slice(1).map((point) => `L${on(point)}`);
  return {
    ...{ activity: item.activity, ring, lines, at: { x: x + side * 4, y } },
    anchor: side < 0 ? 'end' : 'start',
    leader: `${inside.join('')}M${at(pieces.at(-1)!.inner)}${outside.join('')}`,
  };
}
