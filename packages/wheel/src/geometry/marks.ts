import type { ActivityState, WheelDirection } from '../types.ts';
import { bandPath } from './band-path.ts';
import type { Form } from './form.ts';
import { type Glyph, type GlyphPen, glyphPen } from './glyph.ts';
import type { Placed, PlacedRing } from './placement.ts';
import { type Point, pointAt } from './polar.ts';

/** The ways of drawing: a band that holds a title, a finished one, filled shapes, hollow ones, and the halo of what is late. */
export type Way = 'band' | 'doneBand' | 'filled' | 'hollow' | 'halo';

/**
 * All that one ring shows of the same months, as one path for each way of drawing it: what paints a part of the wheel passes over the others. A
 * ring of few is one group, which costs less than to pass over.
 */
export type MarkGroup = { ring: number; paths: Partial<Record<Way, string>> };

/** A finished band is a thin line where nothing is written in it. */
const DONE_LINE = 0.3;
/** What is open is this much larger than what is done, in pixels: a full shape looks smaller than a hollow one, and it is what one looks for. */
const BOLD = 0.8;
/** From so many on a ring is drawn by months. */
const MANY = 100;

function wayOfBand({ state }: Placed, isTitled: boolean): Way {
  if (state === 'done') return isTitled ? 'doneBand' : 'hollow';
  return isTitled ? 'band' : 'filled';
}

function bandOf(item: Placed, form: Form, direction: WheelDirection): string {
  const isTitled = form.titles === 'inside';
  const end = isTitled ? item.to : (item.shape ?? item.to);
  const bare = item.state === 'done' ? Math.max(1.1, form.height * DONE_LINE) : form.height + BOLD;
  const thickness = isTitled ? form.height : bare;
  const ends = { isStartRound: !item.isCutAtStart, isEndRound: isTitled && item.shape !== undefined };
  return bandPath({ start: item.from, end }, item.radius, thickness, ends, direction);
}

/** Draws a ring: a shape on the last day of everything, a band before it where it is long. */
export function marksOfRing(ring: number, placed: PlacedRing, glyph: Glyph, direction: WheelDirection): MarkGroup[] {
  const groups = new Map<string, MarkGroup>();
  const pen = glyphPen(glyph, placed.form.size);
  const bold = glyphPen(glyph, placed.form.size + BOLD);
  const isWhole = placed.items.length < MANY;
  for (const item of placed.items) {
    const months = isWhole ? 'all' : `${item.firstSlot}-${item.lastSlot}`;
    const group = groups.get(months) ?? { ring, paths: {} };
    groups.set(months, group);
    if (item.isBand) {
      add(group, wayOfBand(item, placed.form.titles === 'inside'), bandOf(item, placed.form, direction));
    }
    if (item.shape !== undefined) addShape(group, item.state, pointAt(item.radius, item.shape, direction), pen, bold);
  }
  return [...groups.values()];
}

function addShape(group: MarkGroup, state: ActivityState, at: Point, pen: GlyphPen, bold: GlyphPen): void {
  add(group, state === 'done' ? 'hollow' : 'filled', state === 'done' ? pen.hollow(at) : bold.filled(at));
  if (state === 'overdue') add(group, 'halo', pen.halo(at));
}

function add({ paths }: MarkGroup, way: Way, path: string): void {
  paths[way] = (paths[way] ?? '') + path;
}
