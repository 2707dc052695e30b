import type { Band } from './radii.ts';

/** The lanes of a ring that is deep enough for titles along the radius, from the outside in. They depend only on its depth. */
export type Shelves = {
  band: Band;
  /** The middle of each lane: some for bands that hold their title, and one for the marks of the titles below. */
  radii: readonly number[];
  /** The distance between lanes. */
  pitch: number;
  /** How many of the outer lanes are for bands that hold their title. */
  tallLanes: number;
  /** Where the titles that no band holds run along the radius: below all lanes. */
  spokes: Band;
};

/** The distance between lanes, in pixels: more in a ring that has room for long titles below them. */
const PITCH = { least: 18, most: 24 };
/** From which depth on lanes are further apart, and from which they are as far apart as they get, in pixels. */
const [DEEPER, DEEPEST] = [260, 460];
/** Kept free at a ring's edges, in pixels. */
const PADDING = 3;
/** The least depth of a ring with titles along the radius, in pixels: they then have room for some fifteen letters and more. */
const DEEP = 144;
/** Such a ring has one lane for bands that hold their title for each of so many pixels. */
const DEPTH_OF_LANE = 100;

/** Returns the lanes of a ring at its outer edge; undefined if it is too thin for titles along the radius. */
export function shelvesOf(band: Band): Shelves | undefined {
  const room = band.outer - band.inner - PADDING;
  if (room < DEEP) return undefined;
  const tallLanes = Math.floor(room / DEPTH_OF_LANE);
  const part = Math.min(1, Math.max(0, (room - DEEPER) / (DEEPEST - DEEPER)));
  const pitch = PITCH.least + (PITCH.most - PITCH.least) * part;
  const outermost = band.outer - (PADDING + pitch) / 2;
  return {
    band,
    radii: Array.from({ length: tallLanes + 1 }, (_, lane) => outermost - lane * pitch),
    pitch,
    tallLanes,
    spokes: { outer: outermost - (tallLanes + 0.5) * pitch, inner: band.inner + PADDING },
  };
}
