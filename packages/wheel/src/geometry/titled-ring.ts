import { bareForm, type Form, SHAPE, SLIM } from './form.ts';
import { type Home, homeOf, placed } from './home.ts';
import type { WheelLabel } from './label.ts';
import { AIR, type Placed, type PlacedRing } from './placed.ts';
import { degreesOf } from './polar.ts';
import { type Rows, rowsOf } from './rows.ts';
import type { Shelves } from './shelves.ts';
import type { Stretch } from './stretch.ts';
import type { Sheet } from './title-place.ts';

export type TitleWish = (stretch: Stretch) => boolean;

const FINEST = { rows: 4, form: bareForm(3.8) };

/**
 * How finely a lane is divided for activities that are not at home, and how they are drawn then; the first division that holds them all is used.
 * The finest is tried twice: activities at home give way after the first try.
 */
const DIVISIONS: readonly { rows: number; form: Form }[] = [{ rows: 2, form: SLIM }, FINEST, FINEST];

/**
 * Returns a ring with titles. Each activity is placed at its home if that is free, and only there has its title; otherwise it is drawn slim between
 * the lanes. Long ones come first, then earlier ones, then those made first, whatever their state: a tick moves nothing. If the lanes cannot hold
 * all, activities at home give way in that place. Undefined if that does not help.
 */
export function titledRing(
  stretches: readonly Stretch[],
  shelves: Shelves,
  ring: number,
  sheet: Sheet,
  isWanted: TitleWish,
): PlacedRing | undefined {
  const homes = stretches.map((stretch) => homeOf(stretch, shelves, ring, sheet)).sort(byRank);
  const evicted = new Set<Home>();
  for (const { rows: division, form } of DIVISIONS) {
    const rows = rowsOf(shelves, division);
    const { settled, items, homeless } = settle(homes, evicted, shelves, rows, form, isWanted);
    if (homeless.length === 0) return { items, labels: titlesOf(settled, shelves, rows, isWanted) };
    for (const home of settled) if (homeless.some(({ item }) => meet(item, home.item))) evicted.add(home);
  }
  return undefined;
}

const meet = (one: Placed, other: Placed) => one.from < other.to && other.from < one.to;

function byRank({ item: one }: Home, { item: other }: Home): number {
  const isTall = Number(other.form.isTall) - Number(one.form.isTall);
  const length = other.end - other.start - (one.end - one.start);
  return isTall || length || one.start - other.start || (one.activity.id < other.activity.id ? -1 : 1);
}

/** Puts all into their homes or between the lanes, and returns those that found no room. */
function settle(
  homes: readonly Home[],
  evicted: ReadonlySet<Home>,
  shelves: Shelves,
  rows: Rows,
  form: Form,
  isWanted: TitleWish,
) {
  const air = degreesOf(AIR, shelves.band.inner);
  const [settled, displaced, homeless]: Home[][] = [[], [], []];
  for (const home of homes) {
    const isHome =
      !evicted.has(home) && rows.take(home.lane * rows.ofLane, rows.ofLane, home.item.from, reachOf(home) + air);
    (isHome ? settled : displaced)!.push(home);
  }
  // A band without a title here need not be tall.
  const items = settled!.map(({ item }) =>
    item.form.isTall && !isWanted(item) ? placed(item, SHAPE, item.radius) : item,
  );
  for (const home of displaced!) {
    const between = slim(home, form, rows, air);
    if (between) items.push(between);
    else homeless!.push(home);
  }
  return { settled: settled!, items, homeless: homeless! };
}

/** Returns where it ends at home, whether its title is wanted or not, so that a tick leaves others in their places. */
function reachOf({ item }: Home): number {
  return item.form.isTall ? Math.max(item.to, placed(item, SHAPE, item.radius).to) : item.to;
}

/** Returns the activity in the free row nearest to its home; rows that titles along the radius cross come last. */
function slim({ item, lane }: Home, form: Form, rows: Rows, air: number): Placed | undefined {
  for (const row of rows.near(lane)) {
    const between = placed(item, form, rows.radiusOf(row));
    if (rows.take(row, 1, between.from, between.to + air)) return between;
  }
  return undefined;
}

/** Returns the titles that have room: those in their bands, then the others if they meet no mark and no title, open ones before done ones. */
function titlesOf(settled: readonly Home[], { band }: Shelves, rows: Rows, isWanted: TitleWish) {
  const labels: WheelLabel[] = [];
  const wanted = settled.filter(({ item, label }) => label && isWanted(item));
  for (const { label } of wanted) if (label!.way === 'inside') labels.push(label!);
  for (const isDone of [false, true]) {
    for (const { label, lane } of wanted) {
      const { way, start, end, inner } = label!;
      if (label!.isDone !== isDone || way === 'inside') continue;
      const first = (way === 'behind' ? lane : lane + 1) * rows.ofLane;
      const last = way === 'behind' ? first + rows.ofLane - 1 : rows.at(Math.max(inner, band.inner));
      if (rows.take(first, last - first + 1, start, end)) labels.push(label!);
    }
  }
  return labels;
}
