import type { Band } from './radii.ts';

/** The lanes of a ring that shows titles, from the outside in. They depend only on its depth. */
export type Shelves = {
  band: Band;
  /** The middle of each lane. */
  radii: readonly number[];
  /** The distance between lanes. */
  pitch: number;
  /** How many of the outer lanes are for bands that hold their title; all of them if the ring is not deep. */
  tallLanes: number;
  /** Whether titles without a band to hold them run along the radius, inward from the first lane after the tall ones. */
  isDeep: boolean;
};

const LEAST_PITCH = 18;
const WIDEST_PITCH = 22;
/** Kept free at a ring's edges, in pixels. */
const PADDING = 3;
/** How many lanes a title along the radius needs, its shape's own included: a dozen letters. */
const RADIAL_LANES = 5;
/** The fewest lanes of a deep ring. */
const DEEP_LANES = 8;

/** Returns the lanes of a ring; undefined if it is too thin for a title. */
export function shelvesOf(band: Band): Shelves | undefined {
  const room = band.outer - band.inner - PADDING;
  const lanes = Math.floor(room / LEAST_PITCH);
  if (lanes < 1) return undefined;
  const pitch = Math.min(WIDEST_PITCH, room / lanes);
  const outermost = (band.outer + band.inner) / 2 + ((lanes - 1) / 2) * pitch;
  const isDeep = lanes >= DEEP_LANES;
  return {
    band,
    radii: Array.from({ length: lanes }, (_, lane) => outermost - lane * pitch),
    pitch,
    tallLanes: isDeep ? lanes - Math.max(RADIAL_LANES, Math.round(lanes / 2)) : lanes,
    isDeep,
  };
}
