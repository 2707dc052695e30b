import type { ActivityState, WheelDirection } from '../types.ts';
import { type BandEnds, bandPath } from './band-path.ts';
import { OUTLINE, TITLE_GAP } from './form.ts';
import { disc, type Glyph, type GlyphPen, glyphPen } from './glyph.ts';
import { meetsTitle, type WheelLabel } from './label.ts';
import type { Placed } from './placed.ts';
import { degreesOf, type Point, pointAt } from './polar.ts';

/**
 * The ways of drawing: a fine line from a mark to its title, a band and a finished one, what is strong, quiet shapes and quiet thin bands, and the dot of what is late with the paper
 * around it.
 */
export type Way = 'tick' | 'band' | 'doneBand' | 'strong' | 'quiet' | 'quietLine' | 'dotGround' | 'dot';

/**
 * Everything that one ring shows of the same months, as one path for each way of drawing, so that painting a part of the wheel skips the others. A
 * ring with few activities is one group, which costs less than skipping.
 */
export type MarkGroup = { ring: number; paths: Partial<Record<Way, string>> };

/** The thickness of a finished band without a title, as a part of its height. */
const DONE_LINE = 0.22;
/** From this many activities on, a ring is drawn month by month. */
const MANY = 100;
/** The most late activities of a month that get dots; with more, the month has a number at its name instead. */
export const MOST_DOTS = 10;

/** Returns how many activities are late in each month, by slot of their deadline; undefined unless there are more than ten. */
export function lateNumbers(rings: readonly (readonly Placed[])[]): (number | undefined)[] {
  const late = Array<number>(12).fill(0);
  for (const items of rings) {
    for (const { state, shape, lastSlot } of items)
      if (state === 'overdue' && shape !== undefined) late[lastSlot]! += 1;
  }
  return late.map((count) => (count > MOST_DOTS ? count : undefined));
}

type Drawn = {
  glyph: Glyph;
  direction: WheelDirection;
  late: readonly (number | undefined)[];
  /** The titles of the ring; a line is interrupted behind one that stands on it. */
  labels?: readonly WheelLabel[];
};

/** Draws a ring: a shape on the last day of each activity, and a band before it if it is long. */
export function marksOfRing(ring: number, items: readonly Placed[], drawn: Drawn): MarkGroup[] {
  const groups = new Map<string, MarkGroup>();
  const pens = new Map<number, GlyphPen>();
  const penOf = (size: number) => {
    if (!pens.has(size)) pens.set(size, glyphPen(drawn.glyph, size));
    return pens.get(size)!;
  };
  const onLine = (drawn.labels ?? []).filter(({ isOnLine }) => isOnLine);
  const isWhole = items.length < MANY;
  for (const item of items) {
    const months = isWhole ? 'all' : `${item.firstSlot}-${item.lastSlot}`;
    const group = groups.get(months) ?? { ring, paths: {} };
    groups.set(months, group);
    if (item.isBand) add(group, wayOfBand(item), bandOf(item, drawn.direction, titleOn(item, onLine)));
    if (item.shape === undefined) continue;
    const at = pointAt(item.radius, item.shape, drawn.direction);
    add(group, wayOf(item.state), shapeOf(item, at, penOf));
    if (item.state === 'overdue' && drawn.late[item.lastSlot] === undefined) addDot(group, item, at, drawn);
  }
  return [...groups.values()];
}

const wayOf = (state: ActivityState): Way => (state === 'done' ? 'quiet' : 'strong');

function wayOfBand({ state, form }: Placed): Way {
  if (!form.isTall) return state === 'done' ? 'quietLine' : 'strong';
  return state === 'done' ? 'doneBand' : 'band';
}

/** Draws the shape of an activity in its state. */
function shapeOf({ state, form }: Pick<Placed, 'state' | 'form'>, at: Point, penOf: (size: number) => GlyphPen) {
  return penOf(form.size + (state === 'done' ? 0 : OUTLINE))(at);
}

/** Returns the title that stands on the line of an item, of those given. */
export const titleOn = ({ activity, firstSlot }: Placed, labels: readonly WheelLabel[]): WheelLabel | undefined =>
  labels.find((label) => label.isOnLine && label.activityId === activity.id && label.firstSlot === firstSlot);

/** Draws a band, with a gap where its title stands on it. */
export function bandOf(item: Placed, direction: WheelDirection, title?: WheelLabel): string {
  const { form, state } = item;
  const end = form.isTall ? item.to : (item.shape ?? item.to);
  const thin = state === 'done' ? Math.max(0.9, form.height * DONE_LINE) : form.height + OUTLINE;
  const thickness = form.isTall ? form.height : thin;
  const ends = { isStartRound: !item.isCutAtStart, isEndRound: form.isTall && item.shape !== undefined };
  const piece = (start: number, to: number, its: BandEnds) =>
    bandPath({ start, end: to }, item.radius, thickness, its, direction);
  if (!title) return piece(item.from, end, ends);
  const air = degreesOf(TITLE_GAP, item.radius);
  const [until, again] = [title.start - air, title.end + air];
  const before = until > item.from ? piece(item.from, until, { ...ends, isEndRound: false }) : '';
  return before + (again < end ? piece(again, end, { ...ends, isStartRound: false }) : '');
}

/** Where the dot of what is late is, in sizes of its shape from its middle: at the upper right if no title is there, last on the shape itself. */
const CORNERS = [
  { x: 0.5, y: -0.5 },
  { x: 0.5, y: 0.5 },
  { x: -0.5, y: -0.5 },
  { x: -0.5, y: 0.5 },
];

/** The dot of what is late: its middle, its radius, and that with the paper around it. */
export type Dot = { middle: Point; radius: number; whole: number };

/** Returns the dot of what is late, at a corner of its shape where it hides no letter, and so small that it hides no neighbour. */
export function dotOf(
  { form: { size } }: Pick<Placed, 'form'>,
  at: Point,
  labels: readonly WheelLabel[],
  direction: WheelDirection,
): Dot {
  const radius = Math.max(1.5, size * 0.27);
  const whole = radius + Math.min(1, size * 0.12);
  const places = CORNERS.map(({ x, y }) => ({ x: at.x + x * size, y: at.y + y * size }));
  const middle = places.find((place) => !meetsTitle(place, labels, direction, whole)) ?? at;
  return { middle, radius, whole };
}

function addDot(group: MarkGroup, item: Placed, at: Point, { direction, labels = [] }: Drawn): void {
  const { middle, radius, whole } = dotOf(item, at, labels, direction);
  add(group, 'dotGround', disc(whole)(middle));
  add(group, 'dot', disc(radius)(middle));
}

function add({ paths }: MarkGroup, way: Way, path: string): void {
  paths[way] = (paths[way] ?? '') + path;
}
