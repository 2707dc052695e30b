import { MONTH_STEP } from './angle.ts';
import { extentOf, type Form, gaugeOf, SHAPE, TALL } from './form.ts';
import type { WheelLabel } from './label.ts';
import type { Placed } from './placed.ts';
import type { Shelves } from './shelves.ts';
import type { Stretch } from './stretch.ts';
import { behindOf, insideOf, radialOf, type Sheet } from './title-place.ts';

/** An activity's own lane, how it is drawn there, and where its title is then. */
export type Home = { lane: number; item: Placed; label: WheelLabel | undefined };

/** Degrees of the year, and of an activity's length, after which the own lane is the next one: about a week, and two. */
const START_STEP = 7;
const LENGTH_STEP = 13;

/**
 * Returns where an activity is placed if no other one is in its way. Depends only on its own days, its title and the depth of its ring, never on
 * other activities, so that a drawn title stays in its place.
 */
export function homeOf(stretch: Stretch, shelves: Shelves, ring: number, sheet: Sheet): Home {
  return tallHome(stretch, shelves, ring, sheet) ?? shapeHome(stretch, shelves, ring, sheet);
}

/** Returns the home of a band that is long enough to hold its title; undefined for others. */
function tallHome(stretch: Stretch, shelves: Shelves, ring: number, sheet: Sheet): Home | undefined {
  const weeks = Math.floor(stretch.start / START_STEP) + Math.floor((stretch.end - stretch.start) / LENGTH_STEP);
  const lane = weeks % shelves.tallLanes;
  const item = placed(stretch, TALL, shelves.radii[lane]!);
  // Whether it holds its title must not depend on today's date.
  const label = item.isBand ? insideOf(item, ring, { ...sheet, hand: undefined }) : undefined;
  if (!label) return undefined;
  return { lane, item, label: sheet.hand === undefined ? label : insideOf(item, ring, sheet) };
}

/**
 * Returns the home of an activity that cannot hold its title. In a deep ring the title runs along the radius, otherwise behind the mark, or along the
 * radius if the month ends too soon.
 */
function shapeHome(stretch: Stretch, shelves: Shelves, ring: number, sheet: Sheet): Home {
  if (shelves.isDeep) return radialHome(stretch, shelves, ring, sheet);
  const behind = behindHome(stretch, shelves, ring, sheet);
  if (behind.label) return behind;
  const radial = radialHome(stretch, shelves, ring, sheet);
  return radial.label ? radial : behind;
}

/** Returns a home with the title along the radius, inward from the first lane that is not only for bands. */
function radialHome(stretch: Stretch, shelves: Shelves, ring: number, sheet: Sheet): Home {
  const { radii, pitch, tallLanes, isDeep, band } = shelves;
  const lane = isDeep ? tallLanes : 0;
  const item = placed(stretch, SHAPE, radii[lane]!);
  const below = { inner: band.inner, outer: item.radius - pitch / 2 };
  return { lane, item, label: radialOf(item, ring, below, sheet) };
}

/** Returns a home in a lane that follows from the day of the month, so that neighbours are in different lanes. */
function behindHome(stretch: Stretch, { radii }: Shelves, ring: number, sheet: Sheet): Home {
  const part = ((stretch.deadline ?? stretch.end) % MONTH_STEP) / MONTH_STEP;
  const lane = Math.floor(part * radii.length);
  const item = placed(stretch, SHAPE, radii[lane]!);
  return { lane, item, label: behindOf(item, ring, sheet) };
}

export function placed(stretch: Stretch, form: Form, radius: number): Placed {
  return { ...stretch, ...extentOf(stretch, gaugeOf(form, radius)), radius, form };
}
