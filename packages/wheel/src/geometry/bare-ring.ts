import { bareForm, extentOf, type Form, gaugeOf } from './form.ts';
import { lanesNeeded, placeInLanes } from './lanes.ts';
import { AIR, type Placed } from './placed.ts';
import { degreesOf } from './polar.ts';
import type { Band } from './radii.ts';
import type { Stretch } from './stretch.ts';

/** Widths of shapes that are tried, the largest first. */
const SIZES = [10, 9, 8, 7, 6, 5, 4.2, 3.4];
/** The least distance between lanes, in widths of a shape. */
const PITCH = 1.28;
/** What a title takes between two lanes if there is room, in pixels. */
const LINE = 13;
/** Kept free at a ring's edges, in pixels. */
const PADDING = 2.5;

/** Returns shapes and thin bands in a ring, as large as there is room for. If not even the smallest have room, some overlap. */
export function bareItems(stretches: readonly Stretch[], band: Band): Placed[] {
  const room = band.outer - band.inner - PADDING;
  const { form, lanes } = fitting(stretches, band, room);
  const pitch = Math.min(room / lanes, form.size * 0.6 + LINE);
  const outermost = (band.outer + band.inner) / 2 + ((lanes - 1) / 2) * pitch;
  const air = degreesOf(AIR, band.inner);
  const narrowest = gaugeOf(form, band.inner);
  const spans = stretches.map((stretch) => {
    const { from, to } = extentOf(stretch, narrowest);
    return { start: from, end: to + air };
  });
  const { places } = placeInLanes(spans, lanes);
  return stretches.map((stretch, index) => {
    const radius = outermost - places[index]! * pitch;
    return { ...stretch, ...extentOf(stretch, gaugeOf(form, radius)), radius, form };
  });
}

export function fitting(stretches: readonly Stretch[], band: Band, room: number): { form: Form; lanes: number } {
  for (const size of SIZES) {
    const form = bareForm(size);
    const most = Math.floor(room / (size * PITCH));
    if (most < 1) continue;
    const needed = lanesAt(stretches, form, band.inner);
    if (needed <= most) return { form, lanes: needed };
  }
  const smallest = bareForm(SIZES.at(-1)!);
  return { form: smallest, lanes: Math.max(1, Math.floor(room / (smallest.size * PITCH))) };
}

/** Returns how many lanes the stretches need at this radius. */
function lanesAt(stretches: readonly Stretch[], form: Form, radius: number): number {
  const air = degreesOf(AIR, radius);
  const gauge = gaugeOf(form, radius);
  const starts = new Float64Array(stretches.length);
  const ends = new Float64Array(stretches.length);
  for (let index = 0; index < stretches.length; index += 1) {
    const { from, to } = extentOf(stretches[index]!, gauge);
    starts[index] = from;
    ends[index] = to + air;
  }
  return Math.max(1, lanesNeeded(starts, ends));
}
