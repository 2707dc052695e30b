import { MONTH_STEP } from './angle.ts';
import { extentOf, type Form, gaugeOf, SHAPE, TALL } from './form.ts';
import type { WheelLabel } from './label.ts';
import type { Placed } from './placed.ts';
import type { Shelves } from './shelves.ts';
import type { Stretch } from './stretch.ts';
import { behindOf, insideOf, radialOf, type Sheet } from './title-place.ts';

/** The lane that is an activity's own, how it is drawn there, and where its title then stands. */
export type Home = { lane: number; item: Placed; label: WheelLabel | undefined };

/** Degrees of the year, and of an activity's length, after which the next lane is the own one: about a week, and two. */
const START_STEP = 7;
const LENGTH_STEP = 13;

/**
 * Where an activity stands if no other one is in its way. Depends only on its own days, its title and the depth of its ring, never on other
 * activities, so that a drawn title stays where it was.
 */
export function homeOf(stretch: Stretch, shelves: Shelves, ring: number, sheet: Sheet): Home {
  return tallHome(stretch, shelves, ring, sheet) ?? shapeHome(stretch, shelves, ring, sheet);
}

/** A band that is long enough to hold its title. */
function tallHome(stretch: Stretch, shelves: Shelves, ring: number, sheet: Sheet): Home | undefined {
  const weeks = Math.floor(stretch.start / START_STEP) + Math.floor((stretch.end - stretch.start) / LENGTH_STEP);
  const lane = weeks % shelves.tallLanes;
  const item = placed(stretch, TALL, shelves.radii[lane]!);
  // Whether it holds its title does not hang on the day on which one looks.
  const label = item.isBand ? insideOf(item, ring, { ...sheet, hand: undefined }) : undefined;
  if (!label) return undefined;
  return { lane, item, label: sheet.hand === undefined ? label : insideOf(item, ring, sheet) };
}

/** What holds no title has it beside its mark: along the radius in a ring that is deep, else behind it, or along the radius where its month is soon over. */
function shapeHome(stretch: Stretch, shelves: Shelves, ring: number, sheet: Sheet): Home {
  if (shelves.isDeep) return radialHome(stretch, shelves, ring, sheet);
  const behind = behindHome(stretch, shelves, ring, sheet);
  if (behind.label) return behind;
  const radial = radialHome(stretch, shelves, ring, sheet);
  return radial.label ? radial : behind;
}

/** Along the radius, inward from the first lane that is not for bands alone. */
function radialHome(stretch: Stretch, shelves: Shelves, ring: number, sheet: Sheet): Home {
  const { radii, pitch, tallLanes, isDeep, band } = shelves;
  const lane = isDeep ? tallLanes : 0;
  const item = placed(stretch, SHAPE, radii[lane]!);
  const below = { inner: band.inner, outer: item.radius - pitch / 2 };
  return { lane, item, label: radialOf(item, ring, below, sheet) };
}

/** In a lane that follows from the day of the month, so that neighbours have others. */
function behindHome(stretch: Stretch, { radii }: Shelves, ring: number, sheet: Sheet): Home {
  const part = ((stretch.deadline ?? stretch.end) % MONTH_STEP) / MONTH_STEP;
  const lane = Math.floor(part * radii.length);
  const item = placed(stretch, SHAPE, radii[lane]!);
  return { lane, item, label: behindOf(item, ring, sheet) };
}

export function placed(stretch: Stretch, form: Form, radius: number): Placed {
  return { ...stretch, ...extentOf(stretch, gaugeOf(form, radius)), radius, form };
}
