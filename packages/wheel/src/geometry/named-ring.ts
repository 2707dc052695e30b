import { fitting } from './bare-ring.ts';
import { bareForm, type Form } from './form.ts';
import { placed } from './home.ts';
import type { WheelLabel } from './label.ts';
import type { Placed, PlacedRing } from './placed.ts';
import type { Band } from './radii.ts';
import { type NamePlace, namedAt, namePlaces, placedName } from './ring-names.ts';
import { createSharedRoom, type SharedRoom } from './room.ts';
import type { Stretch } from './stretch.ts';
import type { Sheet } from './title-place.ts';
import { byWorth } from './worth.ts';

/** The least depth of a ring in which a mark is placed where its title has room too, at rest and with a month opened. */
const LEAST_DEPTH = { rest: 24, opened: 21.5 };
/** The most activities of such a ring. */
const MOST = 120;
/** The size of marks with titles, and of those tried if they have no room for all. */
const SIZES = { rest: [8.6, 5], opened: [8.6, 7.4, 6.4, 5, 4.2, 3.4] };
/** How often a size is tried in an order: less in an opened month, which is waited for. */
const MOST_TIMES = { rest: 6, opened: 3 };
/** How many marks may find no room in one time: with more the ring is too full. */
const MOST_HOMELESS = 14;
/** The distance between the places that are tried, in pixels: closer in an opened month, where lines with their titles lie as near as they can. */
const STEP = { rest: 2.5, opened: 1.1 };
/** Kept free at the ring's edges, in pixels. */
const PADDING = 2.5;

/**
 * Returns a ring in which activities are placed where their titles have room, in the size and the order, long ones
 * first or short ones first, that name most. What is done does not matter, so that a tick moves no mark. Undefined if a mark finds no room.
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
  const longFirst = [...stretches].sort(byLength);
  const orders = state === 'rest' ? [longFirst, longFirst.toReversed()] : [longFirst];
  let best: NamedRing | undefined;
  for (const size of SIZES[state].filter((size) => size <= most)) {
    const spots = spotsIn(band, bareForm(size), sheet);
    for (const order of orders) {
      const found = placeAll(order, band, ring, spots, sheet);
      if (found && (!best || found.named > best.named)) best = found;
      if (best?.named === stretches.length) break;
    }
    if (best && (state === 'opened' || best.named === stretches.length)) break;
  }
  return best && { items: stretches.map((stretch) => best.items.get(stretch)!), labels: best.labels };
}

/** `named` is how many were placed together with their titles, whatever is done. */
type NamedRing = { items: ReadonlyMap<Stretch, Placed>; labels: WheelLabel[]; named: number };

/** Places all in a size, in this order. A mark that the titles leave no room for is placed before them, and all is tried again. */
function placeAll(
  stretches: readonly Stretch[],
  band: Band,
  ring: number,
  spots: Spots,
  sheet: Sheet,
): NamedRing | undefined {
  const marksFirst = new Set<Stretch>();
  const times = MOST_TIMES[sheet.dial.open === undefined ? 'rest' : 'opened'];
  for (let time = 0; time < times; time += 1) {
    const found = placeOnce(stretches, marksFirst, band, ring, spots, sheet);
    if (!('homeless' in found)) return found;
    if (found.homeless.length > MOST_HOMELESS || found.homeless.some((stretch) => marksFirst.has(stretch)))
      return undefined;
    for (const stretch of found.homeless) marksFirst.add(stretch);
  }
  return undefined;
}

/** Returns the ring, or the marks that have no room in it. */
function placeOnce(
  stretches: readonly Stretch[],
  marksFirst: ReadonlySet<Stretch>,
  band: Band,
  ring: number,
  spots: Spots,
  sheet: Sheet,
): NamedRing | { homeless: Stretch[] } {
  const { dial } = sheet;
  const room = createSharedRoom(sheet);
  const items = new Map<Stretch, Placed>();
  const labels: WheelLabel[] = [];
  const unnamed: Placed[] = [];
  const put = (stretch: Stretch, item: Placed) => {
    room.addMark(item);
    items.set(stretch, item);
  };
  /** Returns those that have no room: so many of them at most, after which the ring is too full. */
  const putAlone = (some: readonly Stretch[]): Stretch[] => {
    const homeless: Stretch[] = [];
    for (const stretch of some) {
      const item = alone(spots(stretch), room);
      if (item) {
        put(stretch, item);
        unnamed.push(item);
      } else if (homeless.push(stretch) > MOST_HOMELESS) break;
    }
    return homeless;
  };
  const without = putAlone(stretches.filter((stretch) => marksFirst.has(stretch)));
  if (without.length > 0) return { homeless: without };
  // With a month opened its titles come first; those of the others have what the marks leave.
  const isWritten = (stretch: Stretch) => dial.open === undefined || isIn(stretch, dial.open);
  const rest = stretches.filter((stretch) => {
    if (marksFirst.has(stretch)) return false;
    const found = isWritten(stretch) ? withName(spots(stretch), ring, room, sheet) : undefined;
    if (!found) return true;
    put(stretch, found.item);
    room.addTitle(found.box);
    labels.push(...found.labels);
    return false;
  });
  const homeless = putAlone(rest);
  if (homeless.length > 0) return { homeless };
  const named = items.size - unnamed.length;
  for (const item of unnamed.sort(byWorth)) {
    const name = placedName(item, ring, band, room, sheet);
    if (!name) continue;
    room.addTitle(name.box);
    labels.push(...name.labels);
  }
  return { items, labels, named };
}

const isIn = ({ firstSlot, lastSlot }: Stretch, slot: number) => firstSlot <= slot && lastSlot >= slot;

function byLength(one: Stretch, other: Stretch): number {
  const length = other.end - other.start - (one.end - one.start);
  return length || one.start - other.start || (one.activity.id < other.activity.id ? -1 : 1);
}

/** A place of an activity in an empty ring, and where its title may be then. */
type Spot = { item: Placed; names: () => Found<NamePlace> };
/** The places of each activity, from the outside in. The same ring is tried again and again: each is sought once. */
type Spots = (stretch: Stretch) => Found<Spot>;

function spotsIn(band: Band, form: Form, sheet: Sheet): Spots {
  const known = new Map<Stretch, Found<Spot>>();
  return (stretch) => {
    const spots = known.get(stretch) ?? found(spotsOf(stretch, band, form, sheet));
    known.set(stretch, spots);
    return spots;
  };
}

function* spotsOf(stretch: Stretch, band: Band, form: Form, sheet: Sheet): Generator<Spot> {
  const { open } = sheet.dial;
  const edge = PADDING / 2 + form.size / 2;
  const step = open !== undefined && isIn(stretch, open) ? STEP.opened : STEP.rest;
  for (let radius = band.outer - edge; radius >= band.inner + edge; radius -= step) {
    const item = placed(stretch, form, radius);
    let names: Found<NamePlace> | undefined;
    yield {
      item,
      names: () => {
        names ??= found(namePlaces(item, band, sheet));
        return names;
      },
    };
  }
}

/** Returns the one at a place of a list, from 0; undefined after its end. */
type Found<T> = (at: number) => T | undefined;

/** Returns what can be read again and again, and is sought only as far as somebody has read. */
function found<T>(sought: Iterator<T, void>): Found<T> {
  const known: T[] = [];
  let isAtEnd = false;
  return (at) => {
    while (!isAtEnd && known.length <= at) {
      const { done, value } = sought.next();
      if (done) isAtEnd = true;
      else known.push(value);
    }
    return known[at];
  };
}

/** Returns an activity in the outermost place where both it and its title have room. */
function withName(spots: Found<Spot>, ring: number, room: SharedRoom, sheet: Sheet) {
  for (let spot = spots(0), at = 1; spot; spot = spots(at), at += 1) {
    const { item } = spot;
    if (!room.isFreeForMark(item)) continue;
    const names = spot.names();
    for (let name = names(0), next = 1; name; name = names(next), next += 1)
      if (room.isFreeForTitle(name.box)) return { item, ...namedAt(name, item, ring, sheet) };
  }
  return undefined;
}

function alone(spots: Found<Spot>, room: SharedRoom): Placed | undefined {
  for (let spot = spots(0), at = 1; spot; spot = spots(at), at += 1)
    if (room.isFreeForMark(spot.item)) return spot.item;
  return undefined;
}
