import { extentOf, type Form, gaugeOf, SHAPE, TALL } from './form.ts';
import type { WheelLabel } from './label.ts';
import type { Placed } from './placed.ts';
import type { Shelves } from './shelves.ts';
import type { Stretch } from './stretch.ts';
import { insideOf, type Sheet } from './title-place.ts';

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
  return tallHome(stretch, shelves, ring, sheet) ?? shapeHome(stretch, shelves);
}

/** Returns the home of a band that is long enough to hold all of its title; undefined for others. */
function tallHome(stretch: Stretch, shelves: Shelves, ring: number, sheet: Sheet): Home | undefined {
  const weeks = Math.floor(stretch.start / START_STEP) + Math.floor((stretch.end - stretch.start) / LENGTH_STEP);
  const lane = weeks % shelves.tallLanes;
  const item = placed(stretch, TALL, shelves.radii[lane]!);
  // Whether it holds its title must not depend on today's date.
  const label = item.isBand ? insideOf(item, ring, { ...sheet, hand: undefined }) : undefined;
  if (label?.text !== stretch.activity.title) return undefined;
  return { lane, item, label: sheet.hand === undefined ? label : insideOf(item, ring, sheet) };
}

/** Returns the home of an activity that cannot hold its title: in the lane after those for bands, above the titles along the radius. */
function shapeHome(stretch: Stretch, { radii, tallLanes }: Shelves): Home {
  return { lane: tallLanes, item: placed(stretch, SHAPE, radii[tallLanes]!), label: undefined };
}

/** Returns a stretch drawn in a form in the middle of its lane. */
export function placed(stretch: Stretch, form: Form, radius: number): Placed {
  return { ...stretch, ...extentOf(stretch, gaugeOf(form, radius)), radius, form };
}
