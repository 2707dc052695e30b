import type { WheelDirection } from '../types.ts';
import { bandPath } from './band-path.ts';
import type { Form } from './form.ts';
import { type Glyph, glyphPath, haloPath, hollowGlyphPath } from './glyph.ts';
import type { Placed, PlacedRing } from './placement.ts';
import { pointAt } from './polar.ts';

/** The ways of drawing: a band that holds a title, a finished one, filled shapes, hollow ones, and the halo of what is late. */
export type Way = 'band' | 'doneBand' | 'filled' | 'hollow' | 'halo';

/** All that one ring shows of the same months, as one path for each way of drawing it. */
export type MarkGroup = { ring: number; firstSlot: number; lastSlot: number; paths: Partial<Record<Way, string>> };

/** A finished band is a thin line where nothing is written in it. */
const DONE_LINE = 0.3;

function bandOf(item: Placed, form: Form, direction: WheelDirection): [Way, string] {
  const isTitled = form.titles === 'inside';
  const isDone = item.state === 'done';
  const end = isTitled ? item.to : (item.shape ?? item.to);
  const thickness = isTitled || !isDone ? form.height : Math.max(1.1, form.height * DONE_LINE);
  const ends = { isStartRound: !item.isCutAtStart, isEndRound: isTitled && item.shape !== undefined };
  const path = bandPath({ start: item.from, end }, item.radius, thickness, ends, direction);
  if (isTitled) return [isDone ? 'doneBand' : 'band', path];
  return [isDone ? 'hollow' : 'filled', path];
}

function shapesOf(item: Placed, glyph: Glyph, size: number, direction: WheelDirection): [Way, string][] {
  if (item.shape === undefined) return [];
  const at = pointAt(item.radius, item.shape, direction);
  if (item.state === 'done') return [['hollow', hollowGlyphPath(glyph, at, size)]];
  const filled: [Way, string] = ['filled', glyphPath(glyph, at, size)];
  return item.state === 'overdue' ? [filled, ['halo', haloPath(at, size)]] : [filled];
}

/** Draws a ring: a shape on the last day of everything, a band before it where it is long. */
export function marksOfRing(ring: number, placed: PlacedRing, glyph: Glyph, direction: WheelDirection): MarkGroup[] {
  const groups = new Map<number, MarkGroup>();
  for (const item of placed.items) {
    const { firstSlot, lastSlot } = item;
    const key = firstSlot * 12 + lastSlot;
    const group = groups.get(key) ?? { ring, firstSlot, lastSlot, paths: {} };
    groups.set(key, group);
    const bands = item.isBand ? [bandOf(item, placed.form, direction)] : [];
    for (const [way, path] of [...bands, ...shapesOf(item, glyph, placed.form.size, direction)]) {
      group.paths[way] = (group.paths[way] ?? '') + path;
    }
  }
  return [...groups.values()];
}
