import type { WheelActivity, WheelRing } from '../../types.ts';
import { type DayRange, daysIn } from './days.ts';
import { type DatedItem, datedItem, reachOf, type TimelineItem, type Titled, titledAt, wholeReach } from './item.ts';
import type { TimelineLane, TimelineLayout } from './lane.ts';
import { SCREEN_MEASURES, type TimelineMeasures } from './measures.ts';
import { placeInRows } from './rows.ts';
import { indexOf } from './visible.ts';

export type TimelineInput = {
  range: DayRange;
  /** One lane each, from the top. */
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  /** How wide a day is. The rows hold for every greater width too. */
  dayWidth: number;
  /** Ids of the rings whose lanes are folded: one row, without titles, where marks may lie on top of each other. */
  folded?: ReadonlySet<string>;
  measures?: TimelineMeasures;
};

/**
 * Lays a year out on a line: a lane for each ring in the order of the rings, and in each lane as many rows as it takes so that nothing overlaps.
 * Activities of a ring that is not there are left out. Throws a RangeError for a day that does not exist.
 */
export function layoutTimeline(input: TimelineInput): TimelineLayout {
  const { range, rings, dayWidth, folded, measures = SCREEN_MEASURES } = input;
  const byRing = Map.groupBy(input.activities, ({ ringId }) => ringId);
  const lanes: TimelineLane[] = [];
  let top = 0;
  for (const [index, ring] of rings.entries()) {
    const isFolded = folded?.has(ring.id) ?? false;
    const dated = (byRing.get(ring.id) ?? []).flatMap((activity) => datedItem(activity, range) ?? []).sort(byDays);
    const { items, rows } = isFolded ? stacked(dated) : placed(dated, range, dayWidth, measures);
    const height = isFolded ? measures.folded : Math.max(1, rows) * measures.row + 2 * measures.padding;
    const byRow = indexOf(items, rows, { range, dayWidth, measures });
    lanes.push({ ring, index, isFolded, top, height, rows, items, byRow });
    top += height;
  }
  return { range, dayWidth, measures, lanes, height: top };
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** Earlier ones first, then longer ones, then those of the lower id. */
function byDays(one: DatedItem, other: DatedItem): number {
  return one.from - other.from || other.to - one.to || byNumber.compare(one.activity.id, other.activity.id);
}

type Placed = { items: TimelineItem[]; rows: number };

function stacked(dated: readonly DatedItem[]): Placed {
  const nowhere = { row: 0, titleSide: 'none', titleWidth: 0 } as const;
  return { items: dated.map((item) => ({ ...item, ...nowhere })), rows: 1 };
}

function placed(dated: readonly DatedItem[], range: DayRange, dayWidth: number, measures: TimelineMeasures): Placed {
  const { gap, titledRows } = measures;
  const length = daysIn(range) * dayWidth;
  const titles: Titled[] = [];
  const boxes = dated.map((item) => {
    const reach = reachOf(item, range, dayWidth, measures);
    const titled = titledAt(item, reach, length, measures);
    titles.push(titled);
    const bare = { start: reach.start, end: reach.end + BARE_GAP };
    // A title in its bar takes no room of its own.
    return titled.titleSide === 'inside' ? { bare } : { bare, titled: wholeReach(reach, titled, gap) };
  });
  const { places, rows } = placeInRows(boxes, titledRows);
  const items = dated.map((item, index): TimelineItem => {
    const { row, isTitled } = places[index]!;
    const title = titles[index]!;
    const isShown = isTitled || title.titleSide === 'inside';
    return { ...item, row, ...(isShown ? title : { titleSide: 'none', titleWidth: 0 }) };
  });
  return { items, rows };
}

/** Between two marks without titles. */
const BARE_GAP = 1;
