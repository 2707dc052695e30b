import { fitting } from './bare-ring.ts';
import { bareForm, type Form } from './form.ts';
import { placed } from './home.ts';
import type { WheelLabel } from './label.ts';
import type { Placed, PlacedRing } from './placed.ts';
import type { Band } from './radii.ts';
import { placedName } from './ring-names.ts';
import { createSharedRoom, type SharedRoom } from './room.ts';
import type { Stretch } from './stretch.ts';
import type { Sheet } from './title-place.ts';
import { byWorth } from './worth.ts';

/** The least depth of a ring in which a mark is placed where its title has room too, at rest and with a month opened. */
const LEAST_DEPTH = { rest: 24, opened: 21.5 };
/** The most activities of such a ring. */
const MOST = 120;
/** The size of marks with titles, and of those tried if they have no room for all. */
const SIZES = { rest: [8.6, 6.4, 5], opened: [8.6, 7.4, 6.4, 5, 4.2, 3.4] };
/** The distance between the places that are tried, in pixels: closer in an opened month, where lines with their titles lie as near as they can. */
const STEP = { rest: 2.5, opened: 1.1 };
/** Kept free at the ring's edges, in pixels. */
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
  const state = sheet.dial.open === undefined ? 'rest' : 'opened';
  if (depth < LEAST_DEPTH[state] || stretches.length > MOST) return undefined;
  const most = state === 'rest' ? fitting(stretches, band, depth - PADDING).form.size : Number.POSITIVE_INFINITY;
  for (const size of SIZES[state]) {
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
  const { dial } = sheet;
  const room = createSharedRoom(sheet);
  const items = new Map<Stretch, Placed>();
  const labels: WheelLabel[] = [];
  const unnamed: Stretch[] = [];
  const sorted = [...stretches].sort(byLength);
  // With a month opened its titles come first; those of the others have what the marks leave.
  const isFirst = (stretch: Stretch) => dial.open === undefined || isIn(stretch, dial.open);
  for (const stretch of sorted) {
    const found = isFirst(stretch) ? withName(stretch, band, ring, form, room, sheet) : undefined;
    if (!found) {
      unnamed.push(stretch);
      continue;
    }
    room.addMark(found.item);
    room.addTitle(found.box);
    items.set(stretch, found.item);
    labels.push(...found.labels);
  }
  for (const stretch of unnamed) {
    const item = alone(stretch, band, form, room, sheet);
    if (!item) return undefined;
    room.addMark(item);
    items.set(stretch, item);
  }
  if (dial.open === undefined) return { items: stretches.map((stretch) => items.get(stretch)!), labels };
  const rest = unnamed.map((stretch) => items.get(stretch)!).sort(byWorth);
  for (const item of rest) {
    const name = placedName(item, ring, band, room, sheet);
    if (!name) continue;
    room.addTitle(name.box);
    labels.push(...name.labels);
  }
  return { items: stretches.map((stretch) => items.get(stretch)!), labels };
}

const isIn = ({ firstSlot, lastSlot }: Stretch, slot: number) => firstSlot <= slot && lastSlot >= slot;

function byLength(one: Stretch, other: Stretch): number {
  const length = other.end - other.start - (one.end - one.start);
  return length || one.start - other.start || (one.activity.id < other.activity.id ? -1 : 1);
}

/** Returns an activity in the outermost place where both it and its title have room. */
function withName(stretch: Stretch, band: Band, ring: number, form: Form, room: SharedRoom, sheet: Sheet) {
  for (const item of places(stretch, band, form, room, sheet)) {
    const name = placedName(item, ring, band, room, sheet);
    if (name) return { item, ...name };
  }
  return undefined;
}

function alone(stretch: Stretch, band: Band, form: Form, room: SharedRoom, sheet: Sheet): Placed | undefined {
  for (const item of places(stretch, band, form, room, sheet)) return item;
  return undefined;
}

/** Yields an activity in each free place, from the outside in. */
function* places(stretch: Stretch, band: Band, form: Form, room: SharedRoom, sheet: Sheet): Generator<Placed> {
  const { open } = sheet.dial;
  const edge = PADDING / 2 + form.size / 2;
  const step = open !== undefined && isIn(stretch, open) ? STEP.opened : STEP.rest;
  for (let radius = band.outer - edge; radius >= band.inner + edge; radius -= step) {
    const item = placed(stretch, form, radius);
    if (room.isFreeForMark(item)) yield item;
  }
}
