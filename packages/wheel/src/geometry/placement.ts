import { type Extent, extentOf, type Form, gaugeOf, wishedEnd } from './form.ts';
import { lanesNeeded, placeInLanes, type Span } from './lanes.ts';
import { degreesOf } from './polar.ts';
import type { Band } from './radii.ts';
import type { Stretch } from './stretch.ts';

/** A stretch with its place: `radius` is the middle of its lane, `labelEnd` how far a title behind it may reach. */
export type Placed = Stretch & Extent & { radius: number; labelEnd: number };

export type PlacedRing = {
  items: Placed[];
  form: Form;
  /** Lanes abreast. */
  lanes: number;
  /** How many lie on top of another, because not even the smallest shapes leave room. */
  overlaps: number;
};

/** Between two that follow each other in a lane. Pixels. */
const AIR = 1.5;

/** What the stretches take along a lane at this radius. */
export function spansOf(stretches: readonly Stretch[], form: Form, radius: number): Span[] {
  const air = degreesOf(AIR, radius);
  const gauge = gaugeOf(form, radius);
  return stretches.map((stretch) => {
    const extent = extentOf(stretch, gauge);
    return { start: extent.from, end: extent.to + air, wished: wishedEnd(stretch, extent, form, radius) };
  });
}

/** How many lanes the stretches take at this radius, their titles left aside. */
export function lanesAt(stretches: readonly Stretch[], form: Form, radius: number): number {
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

/** Lanes lie in the middle of their ring, a little further apart where it is wide. */
const WIDEST_PITCH = 1.35;
const EDGE = 2.5;

/** Gives every stretch of one ring its lane. */
export function placeRing(stretches: readonly Stretch[], form: Form, band: Band, laneCount: number): PlacedRing {
  const lanes = placeInLanes(spansOf(stretches, form, band.inner), laneCount);
  const pitch = Math.min((band.outer - band.inner - EDGE) / lanes.count, form.pitch * WIDEST_PITCH);
  const outermost = (band.outer + band.inner) / 2 + ((lanes.count - 1) / 2) * pitch;
  const radii = Array.from({ length: lanes.count }, (_, lane) => outermost - lane * pitch);
  const gauges = radii.map((radius) => gaugeOf(form, radius));
  const items = stretches.map((stretch, index) => {
    const { lane, labelEnd } = lanes.places[index]!;
    const { from, to, isBand, shape } = extentOf(stretch, gauges[lane]!);
    return { ...stretch, from, to, isBand, shape, radius: radii[lane]!, labelEnd };
  });
  return { items, form, lanes: lanes.count, overlaps: lanes.overlaps };
}
