import { fitting } from './bare-ring.ts';
import { bareForm, type Form } from './form.ts';
import { placed } from './home.ts';
import type { WheelLabel } from './label.ts';
import type { Placed, PlacedRing } from './placed.ts';
import type { Band } from './radii.ts';
import { placedName } from './ring-names.ts';
import { boxesOf, createRoom, type Room } from './room.ts';
import type { Stretch } from './stretch.ts';
import type { Sheet } from './title-place.ts';

/** The least depth of a ring in which a mark is placed where its title has room too, and the most activities of such a ring. */
const LEAST_DEPTH = 24;
const MOST = 120;
/** The size of marks with titles, and of those tried if they have no room for all. */
const SIZES = [8.6, 6.4, 5];
/** The distance between the places that are tried, in pixels, and what is kept free at the ring's edges. */
const STEP = 2.5;
const PADDING = 2.5;

/**
 * Returns a ring in which activities are placed where their titles have room: long ones first, then earlier ones, whatever their state, so that a tick
 * moves nothing; then those whose titles have none, as far out as there is room. Undefined if a mark finds none.
 */
export function namedRing(
  stretches: readonly Stretch[],
  band: Band,
  ring: number,
  sheet: Sheet,
): PlacedRing | undefined {
  const depth = band.outer - band.inner;
  if (depth < LEAST_DEPTH || stretches.length > MOST) return undefined;
  const most = fitting(stretches, band, depth - PADDING).form.size;
  for (const size of SIZES) {
    const found = size <= most ? placeAll(stretches, band, ring, bareForm(size), sheet) : undefined;
    if (found) return found;
  }
  return undefined;
}

function placeAll(
  stretches: readonly Stretch[],
  band: Band,
  ring: number,
  form: Form,
  sheet: Sheet,
): PlacedRing | undefined {
  const room = createRoom();
  const items = new Map<Stretch, Placed>();
  const labels: WheelLabel[] = [];
  const unnamed: Stretch[] = [];
  for (const stretch of [...stretches].sort(byLength)) {
    const found = withName(stretch, band, ring, form, room, sheet);
    if (!found) {
      unnamed.push(stretch);
      continue;
    }
    for (const box of [...boxesOf(found.item), found.box]) room.occupy(box);
    items.set(stretch, found.item);
    labels.push(...found.labels);
  }
  for (const stretch of unnamed) {
    const item = alone(stretch, band, form, room);
    if (!item) return undefined;
    for (const box of boxesOf(item)) room.occupy(box);
    items.set(stretch, item);
  }
  return { items: stretches.map((stretch) => items.get(stretch)!), labels };
}

function byLength(one: Stretch, other: Stretch): number {
  const length = other.end - other.start - (one.end - one.start);
  return length || one.start - other.start || (one.activity.id < other.activity.id ? -1 : 1);
}

/** Returns an activity in the outermost place where both it and its title have room. */
function withName(stretch: Stretch, band: Band, ring: number, form: Form, room: Room, sheet: Sheet) {
  for (const item of places(stretch, band, form, room)) {
    const name = placedName(item, ring, band, room, sheet);
    if (name) return { item, ...name };
  }
  return undefined;
}

function alone(stretch: Stretch, band: Band, form: Form, room: Room): Placed | undefined {
  for (const item of places(stretch, band, form, room)) return item;
  return undefined;
}

/** Yields an activity in each free place, from the outside in. */
function* places(stretch: Stretch, band: Band, form: Form, room: Room): Generator<Placed> {
  const edge = PADDING / 2 + form.size / 2;
  for (let radius = band.outer - edge; radius >= band.inner + edge; radius -= STEP) {
    const item = placed(stretch, form, radius);
    if (boxesOf(item).every(room.isFree)) yield item;
  }
}
