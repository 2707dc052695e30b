import type { ActivityState, WheelDirection } from '../types.ts';
import { bandPath } from './band-path.ts';
import { disc, type Glyph, type GlyphPen, glyphPen } from './glyph.ts';
import type { Placed } from './placed.ts';
import { type Point, pointAt } from './polar.ts';

/** The ways of drawing: a tall band and a finished one, what is strong, a shape and a thin band that are quiet, and the dot of what is late with the paper around it. */
export type Way = 'band' | 'doneBand' | 'strong' | 'quiet' | 'quietLine' | 'dotGround' | 'dot';

/**
 * All that one ring shows of the same months, as one path for each way of drawing it: what paints a part of the wheel passes over the others. A
 * ring of few is one group, which costs less than to pass over.
 */
export type MarkGroup = { ring: number; paths: Partial<Record<Way, string>> };

/** A finished band is a line where nothing is written in it. */
const DONE_LINE = 0.22;
/** What is open is this much larger than what is done, in pixels: it is what one looks for. */
const BOLD = 0.8;
/** From so many on a ring is drawn by months. */
const MANY = 100;
/** From so many late ones on, a month has a number at its name instead of their dots. */
export const MOST_DOTS = 10;

/** How many are late in each month, by slot of their deadline: only where they are more than ten. */
export function lateNumbers(rings: readonly (readonly Placed[])[]): (number | undefined)[] {
  const late = Array<number>(12).fill(0);
  for (const items of rings) {
    for (const { state, shape, lastSlot } of items)
      if (state === 'overdue' && shape !== undefined) late[lastSlot]! += 1;
  }
  return late.map((count) => (count > MOST_DOTS ? count : undefined));
}

type Drawn = { glyph: Glyph; direction: WheelDirection; late: readonly (number | undefined)[] };

/** Draws a ring: a shape on the last day of everything, a band before it where it is long. */
export function marksOfRing(ring: number, items: readonly Placed[], drawn: Drawn): MarkGroup[] {
  const groups = new Map<string, MarkGroup>();
  const pens = new Map<number, GlyphPen>();
  const penOf = (size: number) => {
    if (!pens.has(size)) pens.set(size, glyphPen(drawn.glyph, size));
    return pens.get(size)!;
  };
  const isWhole = items.length < MANY;
  for (const item of items) {
    const months = isWhole ? 'all' : `${item.firstSlot}-${item.lastSlot}`;
    const group = groups.get(months) ?? { ring, paths: {} };
    groups.set(months, group);
    if (item.isBand) add(group, wayOfBand(item), bandOf(item, drawn.direction));
    if (item.shape === undefined) continue;
    const at = pointAt(item.radius, item.shape, drawn.direction);
    add(group, wayOf(item.state), shapeOf(item, at, penOf));
    if (item.state === 'overdue' && drawn.late[item.lastSlot] === undefined) addDot(group, at, item.form.size);
  }
  return [...groups.values()];
}

const wayOf = (state: ActivityState): Way => (state === 'done' ? 'quiet' : 'strong');

function wayOfBand({ state, form }: Placed): Way {
  if (!form.isTall) return state === 'done' ? 'quietLine' : 'strong';
  return state === 'done' ? 'doneBand' : 'band';
}

/** The shape of an activity in its state. */
function shapeOf({ state, form }: Pick<Placed, 'state' | 'form'>, at: Point, penOf: (size: number) => GlyphPen) {
  return penOf(form.size + (state === 'done' ? 0 : BOLD))(at);
}

export function bandOf(item: Placed, direction: WheelDirection): string {
  const { form, state } = item;
  const end = form.isTall ? item.to : (item.shape ?? item.to);
  const thin = state === 'done' ? Math.max(0.9, form.height * DONE_LINE) : form.height + BOLD;
  const thickness = form.isTall ? form.height : thin;
  const ends = { isStartRound: !item.isCutAtStart, isEndRound: form.isTall && item.shape !== undefined };
  return bandPath({ start: item.from, end }, item.radius, thickness, ends, direction);
}

/** What is late: a dot at the upper right of its shape, so small that it drowns no neighbour. */
function addDot(group: MarkGroup, at: Point, size: number): void {
  const middle = { x: at.x + size * 0.5, y: at.y - size * 0.5 };
  const radius = Math.max(1.5, size * 0.27);
  add(group, 'dotGround', disc(radius + Math.min(1, size * 0.12))(middle));
  add(group, 'dot', disc(radius)(middle));
}

function add({ paths }: MarkGroup, way: Way, path: string): void {
  paths[way] = (paths[way] ?? '') + path;
}
