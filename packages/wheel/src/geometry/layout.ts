import { dayNumber } from '../time/day.ts';
import { type YearWindow, yearWindow } from '../time/year-window.ts';
import type { WheelActivity, WheelDirection, WheelPart, WheelRing } from '../types.ts';
import { sectorPaths } from './arc-path.ts';
import { bareItems } from './bare-ring.ts';
import { depthsWanted } from './breath.ts';
import { angleOfDay, type Dial, dialOf } from './dial.ts';
import { glyphOf } from './glyph.ts';
import type { WheelLabel } from './label.ts';
import { lateNumbers, type MarkGroup, marksOfRing } from './marks.ts';
import { namedRing } from './named-ring.ts';
import type { PlacedRing } from './placed.ts';
import { type Band, type FrameRadii, frameRadii, ringBands, SMALL, type WheelRadii } from './radii.ts';
import { namesOf } from './ring-names.ts';
import { shelvesOf } from './shelves.ts';
import { type Stretch, stretchesOf } from './stretch.ts';
import type { Sheet } from './title-place.ts';
import { titledRing } from './titled-ring.ts';
import { seenArc } from './view.ts';

export type LayoutInput = {
  year: number;
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  startMonth?: number;
  twoYears?: boolean;
  direction?: WheelDirection;
  /** In pixels, preferably from `diameterFor`. */
  diameter?: number;
  /** If given, only what this part shows is laid out, and titles stay within it. */
  part?: WheelPart | undefined;
  /** The month that is opened, by slot: its titles get room, and the others close up. Not together with a part. */
  open?: number | undefined;
  /** YYYY-MM-DD. Nothing is written under its hand. */
  today?: string | undefined;
};

/** Where every activity and its title is; the centre is 0, 0. */
export type WheelPlan = {
  window: YearWindow;
  dial: Dial;
  direction: WheelDirection;
  diameter: number;
  radii: WheelRadii;
  placed: PlacedRing[];
  labels: WheelLabel[];
};

/** Where everything on the wheel is, and the paths that draw it. */
export type WheelLayout = WheelPlan & {
  /** One path for each ring in a month: `cells[ring][slot]`. */
  cells: string[][];
  /** One path for each month, for its name. */
  names: string[];
  marks: MarkGroup[];
  /** By slot, how many activities are late if there are more than ten; the number is then drawn at the month's name. */
  late: readonly (number | undefined)[];
};

/**
 * Lays out the wheel. Pure: the same input gives the same drawing. Activities outside the twelve months, or of rings that are not drawn, are left
 * out.
 */
export function layoutWheel(input: LayoutInput): WheelLayout {
  const plan = planWheel(input);
  const { radii, direction, dial, placed } = plan;
  const late = lateNumbers(placed.map(({ items }) => items));
  const marks = placed.flatMap(({ items, labels }, ring) =>
    marksOfRing(ring, items, { glyph: glyphOf(input.rings[ring]!.sign ?? ring), direction, late, labels }),
  );
  return { ...plan, ...groundsOf(radii, direction, dial), marks: [...ticksOf(placed), ...marks], late };
}

/** Returns the fine lines from marks to their titles, one path for each ring that has any. */
function ticksOf(placed: readonly PlacedRing[]): MarkGroup[] {
  const paths = placed.map(({ labels }) => labels.map(({ tick = '' }) => tick).join(''));
  return paths.flatMap((tick, ring) => (tick ? [{ ring, paths: { tick } }] : []));
}

/** Gives every activity its place, and every title that has room. */
export function planWheel(input: LayoutInput): WheelPlan {
  const { direction = 'right', diameter = 740, rings, part, today } = input;
  const dial = dialOf(part ? undefined : input.open);
  const window = yearWindow(input);
  const frame = frameRadii(diameter, dial.open !== undefined);
  const byRing = stretchesByRing(window, input, dial);
  const lines = linesOf(rings, byRing);
  const wanted = dial.open === undefined ? undefined : depthsWanted(byRing, frame.room, dial);
  const bands = ringBands(lines, frame.room, wanted);
  const radii = { ...frame, rings: bands, progress: progressRadius(frame, bands) };
  const seen = seenArc(part, dial);
  const hand = today === undefined ? undefined : angleOfDay(dial, window, dayNumber(today));
  const hasTitles = part !== undefined || diameter >= SMALL;
  const isSeen = ({ start, end }: Stretch) => start < seen.to && end > seen.from;
  const placed = byRing.map((all, ring): PlacedRing => {
    const stretches = all.filter(isSeen);
    const band = bands[ring]!;
    const sheet = { direction, dial, seen, hand, glyph: glyphOf(rings[ring]!.sign ?? ring) };
    return (hasTitles && withTitles(stretches, band, ring, sheet)) || { items: bareItems(stretches, band), labels: [] };
  });
  return { window, dial, direction, diameter, radii, placed, labels: placed.flatMap(({ labels }) => labels) };
}

/** Returns a ring with the titles that have room: along the radius if it is deep, otherwise along circles. */
function withTitles(stretches: readonly Stretch[], band: Band, ring: number, sheet: Sheet): PlacedRing {
  const shelves = shelvesOf(band);
  const titled = shelves ? titledRing(stretches, shelves, ring, sheet) : namedRing(stretches, band, ring, sheet);
  if (titled) return titled;
  const items = bareItems(stretches, band);
  return { items, labels: namesOf(items, ring, band, sheet) };
}

function groundsOf({ edge, names, rings }: WheelRadii, direction: WheelDirection, dial: Dial) {
  const everySlot = Array.from({ length: 12 }, (_, slot) => dial.sectorOf(slot));
  const corner = edge * 2 < SMALL ? 2 : 4;
  const sectors = (band: Band) =>
    sectorPaths(everySlot, band, Math.min(corner, (band.outer - band.inner) / 3), direction);
  return { cells: rings.map(sectors), names: sectors(names) };
}

function progressRadius({ edge, room }: FrameRadii, bands: readonly Band[]): number {
  return (bands.at(-1)?.inner ?? room.outer) - (edge * 2 < SMALL ? 7 : 14);
}

function stretchesByRing(window: YearWindow, { rings, activities }: LayoutInput, dial: Dial): Stretch[][] {
  const byRing = Map.groupBy(activities, ({ ringId }) => ringId);
  return rings.map(({ id }) => stretchesOf(window, byRing.get(id) ?? [], dial));
}

/** Returns, by ring, whether it is a thin line, as one without anything in the year is. If all would be, none is: a wheel without a band is none. */
function linesOf(rings: readonly WheelRing[], byRing: readonly (readonly Stretch[])[]): boolean[] {
  const lines = rings.map(({ isLine }, ring) => isLine ?? byRing[ring]!.length === 0);
  return lines.every(Boolean) ? lines.map(() => false) : lines;
}
