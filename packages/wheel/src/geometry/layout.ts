import { dayNumber } from '../time/day.ts';
import { type YearWindow, yearWindow } from '../time/year-window.ts';
import type { WheelActivity, WheelDirection, WheelRing } from '../types.ts';
import { monthSector } from './angle.ts';
import { sectorPath } from './arc-path.ts';
import { glyphOf } from './glyph.ts';
import { labelsOfRing, type WheelLabel } from './labels.ts';
import { type MarkGroup, marksOfRing } from './marks.ts';
import { type PlacedRing, placeRing } from './placement.ts';
import { type WheelRadii, wheelRadii } from './radii.ts';
import { stretchesOf } from './stretch.ts';

export type LayoutInput = {
  year: number;
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  startMonth?: number;
  twoYears?: boolean;
  direction?: WheelDirection;
  /** In pixels, best one of `DIAMETERS`. */
  diameter?: number;
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
  const { rings, direction = 'right', diameter = 740 } = input;
  const window = yearWindow(input);
  const radii = wheelRadii(diameter, rings.length);
  const placed = placeRings(window, radii, rings, input.activities);
  const corner = diameter < 480 ? 2 : 4;
  const everySlot = Array.from({ length: 12 }, (_, slot) => monthSector(slot));
  return {
    window,
    direction,
    diameter,
    radii,
    cells: radii.rings.map(({ inner, outer }) =>
      everySlot.map((sector) => sectorPath(sector, inner, outer, Math.min(corner, (outer - inner) / 3), direction)),
    ),
    names: everySlot.map((sector) => sectorPath(sector, radii.names.inner, radii.names.outer, corner, direction)),
    placed,
    marks: placed.flatMap((ring, index) => marksOfRing(index, ring, glyphOf(index), direction)),
    labels: placed.flatMap((ring, index) => labelsOfRing(index, ring, radii.fontSize.label, direction)),
  };
}

function placeRings(
  window: YearWindow,
  radii: WheelRadii,
  rings: readonly WheelRing[],
  activities: readonly WheelActivity[],
): PlacedRing[] {
  const byRing = new Map<string, WheelActivity[]>(rings.map(({ id }) => [id, []]));
  const first = Math.min(...window.months.map((month) => month.firstDay));
  const last = Math.max(...window.months.map((month) => month.firstDay + month.days));
  for (const activity of activities) {
    if (dayNumber(activity.startDate) < last && dayNumber(activity.endDate) >= first) {
      byRing.get(activity.ringId)?.push(activity);
    }
  }
  return rings.map(({ id }, index) => {
    const stretches = (byRing.get(id) ?? []).flatMap((activity) => stretchesOf(window, activity));
    return placeRing(stretches, { ...radii.rings[index]!, labelSize: radii.fontSize.label });
  });
}
