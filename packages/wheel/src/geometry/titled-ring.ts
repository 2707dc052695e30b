import { bareForm, type Form, SLIM } from './form.ts';
import { type Home, homeOf, placed } from './home.ts';
import { AIR, type Placed, type PlacedRing } from './placed.ts';
import { degreesOf } from './polar.ts';
import { type Rows, rowsOf } from './rows.ts';
import type { Shelves } from './shelves.ts';
import { spokesOf } from './spokes.ts';
import type { Stretch } from './stretch.ts';
import type { Sheet } from './title-place.ts';

const FINEST = { rows: 4, form: bareForm(3.8) };

/**
 * How finely a lane is divided for activities that are not at home, and how they are drawn then; the first division that holds them all is used.
 * The finest is tried twice: activities at home give way after the first try.
 */
const DIVISIONS: readonly { rows: number; form: Form }[] = [{ rows: 2, form: SLIM }, FINEST, FINEST];

/**
 * Returns a deep ring with titles. Each activity is placed at its home if that is free, otherwise drawn slim between the lanes. Long ones come first,
 * then earlier ones, then those made first, whatever their state: a tick moves no mark. If the lanes cannot hold all, activities at home give way in
 * that place; undefined if that does not help. Titles that stand in no band run along the radius.
 */
export function titledRing(
  stretches: readonly Stretch[],
  shelves: Shelves,
  ring: number,
  sheet: Sheet,
): PlacedRing | undefined {
  const homes = stretches.map((stretch) => homeOf(stretch, shelves, ring, sheet)).sort(byRank);
  const evicted = new Set<Home>();
  for (const { rows: division, form } of DIVISIONS) {
    const { settled, slim, homeless } = settle(homes, evicted, shelves, rowsOf(shelves, division), form);
    if (homeless.length > 0) {
      for (const home of settled) if (homeless.some(({ item }) => meet(item, home.item))) evicted.add(home);
      continue;
    }
    const inside = settled.flatMap(({ label }) => label ?? []);
    const untitled = [...settled.filter(({ label }) => !label).map(({ item }) => item), ...slim];
    return {
      items: [...settled.map(({ item }) => item), ...slim],
      labels: [...inside, ...spokesOf(untitled, ring, shelves.spokes, sheet, inside)],
    };
  }
  return undefined;
}

const meet = (one: Placed, other: Placed) => one.from < other.to && other.from < one.to;

function byRank({ item: one }: Home, { item: other }: Home): number {
  const isTall = Number(other.form.isTall) - Number(one.form.isTall);
  const length = other.end - other.start - (one.end - one.start);
  return isTall || length || one.start - other.start || (one.activity.id < other.activity.id ? -1 : 1);
}

/** Puts all into their homes or, drawn slim, between the lanes, and returns those that found no room. */
function settle(homes: readonly Home[], evicted: ReadonlySet<Home>, shelves: Shelves, rows: Rows, form: Form) {
  const air = degreesOf(AIR, shelves.band.inner);
  const isAtHome = ({ lane, item }: Home) => rows.take(lane * rows.ofLane, rows.ofLane, item.from, item.to + air);
  const [settled, displaced, homeless]: Home[][] = [[], [], []];
  for (const home of homes) (!evicted.has(home) && isAtHome(home) ? settled : displaced)!.push(home);
  const slim: Placed[] = [];
  for (const home of displaced!) {
    const item = between(home, form, rows, air);
    if (item) slim.push(item);
    else homeless!.push(home);
  }
  return { settled: settled!, slim, homeless: homeless! };
}

/** Returns the activity in the free row nearest to its home. */
function between({ item, lane }: Home, form: Form, rows: Rows, air: number): Placed | undefined {
  for (const row of rows.near(lane)) {
    const slim = placed(item, form, rows.radiusOf(row));
    if (rows.take(row, 1, slim.from, slim.to + air)) return slim;
  }
  return undefined;
}
