import { readFile } from 'node:fs/promises';
import { occurrences, type RepetitionDefinition, type Span } from '@samspel/domain/calendar/recurrence';
import { addDays, daysBetween } from '@samspel/domain/time/day';
import { layoutWheel, type WheelActivity, type WheelRing } from '@samspel/wheel/pure';
import { calloutsOf } from '../packages/wheel/src/geometry/callouts.ts';
import { type Measure, report } from './report.ts';

const file = new URL('../packages/server/data/demo-wheels.json', import.meta.url);
const YEAR = 2026;
const TODAY = '2026-11-26';
/** November, which is opened. */
const OPENED = 10;
/** The sizes that a wheel beside its list is laid out in at 1440 × 780 and at 1440 × 900. */
const DIAMETERS = [600, 720];

/** What a page 1440 wide has beside the wheel at 1440 × 900. */
const beside1440 = {
  today: TODAY,
  margins: { left: 87, right: 32 },
  chosen: new Set<number>(),
  nameOf: () => 'september',
};

type DemoDates = { start: string; end: string };
type DemoEvent = { title: string } & (
  | { activities: DemoDates[] }
  | (DemoDates & { repetition?: RepetitionDefinition })
);
type DemoWheel = { key: string; title: string; color: string; events: DemoEvent[] };

/** Counts the titles that a whole year shows, and how many of these are cut, on wheels with few and many rings and activities of the demo. */
export async function run(): Promise<void> {
  const wheels = JSON.parse(await readFile(file, 'utf8')) as DemoWheel[];
  const all = wheels.map(activitiesOf);
  const cases: [what: string, rings: WheelRing[], activities: WheelActivity[], aim: string][] = [
    ['1 ring, 10 activities', ringsOf(wheels, 1), everyNth(all[0]!, 10), ''],
    ['1 ring, 39 activities', ringsOf(wheels, 1), all[0]!, '≥ 30, ≤ 3 cut'],
    ['3 rings, 40 activities', ringsOf(wheels, 3), everyNth(all.slice(0, 3).flat(), 40), '≥ 20'],
    ['6 rings, 139 activities', ringsOf(wheels, 6), all.flat(), '≥ 12'],
    ['13 rings, 500 activities', ringsOf(wheels, 13), everyNth(repeated(all), 500), ''],
  ];
  for (const diameter of DIAMETERS) {
    const measures = cases.map(([what, rings, activities, aim]): Measure => {
      const layout = layoutWheel({ year: YEAR, rings, activities, diameter, today: TODAY });
      const { labels } = layout;
      const beside = calloutsOf(layout, { ...beside1440, textOf: ({ title, endDate }) => `${title}, ${endDate}` });
      const titles = new Set(labels.map(({ activityId }) => activityId)).size;
      const cut = labels.filter(({ text }) => text.endsWith('…')).length;
      return {
        what: `${what} (${activities.length})`,
        figure: `${titles} titles, ${cut} cut, ${beside.length} beside it`,
        aim,
      };
    });
    report(`Titles of a whole year in ${diameter} pixels`, measures);
    const opened = cases.map(([what, rings, activities]): Measure => {
      const layout = layoutWheel({ year: YEAR, rings, activities, diameter, today: TODAY, open: OPENED });
      const own = new Set(
        layout.placed.flatMap(({ items }) =>
          items.flatMap(({ firstSlot, lastSlot, activity }) =>
            firstSlot <= OPENED && lastSlot >= OPENED ? activity.id : [],
          ),
        ),
      );
      const beside = calloutsOf(layout, {
        ...beside1440,
        chosen: new Set([OPENED]),
        textOf: ({ title, endDate }) => `${title}, ${endDate}`,
      });
      const named = new Set([
        ...layout.labels.map(({ activityId }) => activityId),
        ...beside.map((one) => one.activity.id),
      ]);
      const cut = layout.labels.filter(({ text, activityId }) => own.has(activityId) && text.endsWith('…')).length;
      const inIt = [...own].filter((id) => named.has(id)).length;
      const rest = [...named].filter((id) => !own.has(id)).length;
      return {
        what: `${what} (${own.size} in November)`,
        figure: `${inIt} of them named, ${cut} cut, ${rest} others`,
        aim: 'all',
      };
    });
    report(`Titles with November opened in ${diameter} pixels`, opened);
  }
}

function ringsOf(wheels: readonly DemoWheel[], count: number): WheelRing[] {
  return Array.from({ length: count }, (_, index) => {
    const { title, color } = wheels[index % wheels.length]!;
    return { id: String(index), title, color };
  });
}

/** Returns what a wheel of the demo shows of the year; what ended two weeks ago or longer is done, and one in three after that. */
function activitiesOf({ events }: DemoWheel, ring: number): WheelActivity[] {
  const spans = events.flatMap((event, at) => spansOf(event).map((span) => ({ at, title: event.title, ...span })));
  const shown = spans.filter(({ startDate, endDate }) => startDate <= `${YEAR}-12-31` && endDate >= `${YEAR}-01-01`);
  return shown.map(({ at, ...rest }, index) => {
    const isDone = rest.endDate < addDays(TODAY, -14) || (rest.endDate < TODAY && index % 3 === 0);
    return {
      id: `${ring}-${at}-${index}`,
      ringId: String(ring),
      ...rest,
      isDone,
      isOverdue: !isDone && rest.endDate < TODAY,
    };
  });
}

function spansOf(event: DemoEvent): Span[] {
  if ('activities' in event) return event.activities.map((span) => inYear(span, YEAR));
  const first = inYear(event, YEAR - 1);
  const window = { from: first.startDate, to: `${YEAR}-12-31` };
  return event.repetition ? occurrences(first, event.repetition, window) : [first];
}

/** A demo's dates are MM-DD; one that ends before it starts ends in the year after. */
function inYear({ start, end }: DemoDates, year: number): Span {
  const whole = (date: string, in_: number) => (date.length === 5 ? `${in_}-${date}` : date);
  return { startDate: whole(start, year), endDate: whole(end, end < start ? year + 1 : year) };
}

const everyNth = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor((index * all.length) / count)]!);

/** Returns the activities of thirteen rings: each wheel again with its days moved a little. */
function repeated(all: readonly WheelActivity[][]): WheelActivity[] {
  return Array.from({ length: 24 }, (_, turn) =>
    all[turn % all.length]!.map((activity) => ({
      ...activity,
      id: `${turn}-${activity.id}`,
      ringId: String(turn % 13),
      ...moved(activity, Math.floor(turn / all.length) * 6),
    })),
  ).flat();
}

function moved({ startDate, endDate }: Span, days: number): Span {
  const from = addDays(startDate, days);
  return { startDate: from, endDate: addDays(from, daysBetween(startDate, endDate)) };
}
