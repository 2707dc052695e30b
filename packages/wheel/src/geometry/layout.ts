import { type YearWindow, yearWindow } from '../time/year-window.ts';
import type { WheelActivity, WheelDirection, WheelQuarter, WheelRing } from '../types.ts';
import { type Allotment, allot } from './allotment.ts';
import { monthSector } from './angle.ts';
import { sectorPaths } from './arc-path.ts';
import { glyphOf } from './glyph.ts';
import { labelsOfRing, type WheelLabel } from './labels.ts';
import { type MarkGroup, marksOfRing } from './marks.ts';
import { type PlacedRing, placeRing } from './placement.ts';
import { type Band, type FrameRadii, frameRadii, SMALL, type WheelRadii } from './radii.ts';
import { type Stretch, stretchesOf } from './stretch.ts';
import { type Arc, seenArc } from './view.ts';

export type LayoutInput = {
  year: number;
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  startMonth?: number;
  twoYears?: boolean;
  direction?: WheelDirection;
  /** In pixels, best one that `diameterFor` gives. */
  diameter?: number;
  /** Only what this quarter shows is laid out, in the room of all, and titles stay within it. */
  quarter?: WheelQuarter | undefined;
};

/** Where everything on the wheel is; the centre is 0, 0. Pure: the same input gives the same drawing. */
export type WheelLayout = {
  window: YearWindow;
  direction: WheelDirection;
  diameter: number;
  radii: WheelRadii;
  /** One path a ring in a month: `cells[ring][slot]`. */
  cells: string[][];
  /** One path a month, for its name. */
  names: string[];
  placed: PlacedRing[];
  marks: MarkGroup[];
  labels: WheelLabel[];
};

/** Lays out the wheel. Activities of rings that aren't drawn, or outside the twelve months, are left out. */
export function layoutWheel(input: LayoutInput): WheelLayout {
  const { direction = 'right', diameter = 740 } = input;
  const window = yearWindow(input);
  const frame = frameRadii(diameter);
  const seen = seenArc(input.quarter);
  const stretches = stretchesByRing(window, input, seen);
  const allotment = allot(stretches, frame.room, frame.fontSize.label);
  const radii = { ...frame, rings: allotment.rings, progress: progressRadius(frame, allotment) };
  const placed = stretches.map((ring, index) => {
    const { lanes, ...band } = allotment.rings[index]!;
    return placeRing(ring, allotment.form, band, lanes);
  });
  return {
    window,
    direction,
    diameter,
    radii,
    ...groundsOf(radii, direction),
    placed,
    marks: placed.flatMap((ring, index) => marksOfRing(index, ring, glyphOf(index), direction)),
    labels: placed.flatMap((ring, index) => labelsOfRing(index, ring, direction, seen)),
  };
}

function groundsOf({ edge, names, rings }: WheelRadii, direction: WheelDirection) {
  const everySlot = Array.from({ length: 12 }, (_, slot) => monthSector(slot));
  const corner = edge * 2 < SMALL ? 2 : 4;
  const sectors = (band: Band) =>
    sectorPaths(everySlot, band, Math.min(corner, (band.outer - band.inner) / 3), direction);
  return { cells: rings.map(sectors), names: sectors(names) };
}

function progressRadius(frame: FrameRadii, allotment: Allotment): number {
  const innermost = allotment.rings.at(-1)?.inner ?? frame.room.outer;
  return innermost - (frame.edge * 2 < SMALL ? 7 : 14);
}

function stretchesByRing(window: YearWindow, { rings, activities }: LayoutInput, seen: Arc): Stretch[][] {
  const byRing = Map.groupBy(activities, ({ ringId }) => ringId);
  const isSeen = ({ start, end }: Stretch) => start < seen.to && end > seen.from;
  return rings.map(({ id }) => stretchesOf(window, byRing.get(id) ?? []).filter(isSeen));
}
