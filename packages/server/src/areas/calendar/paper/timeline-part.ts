import { dayNumber } from '@samspel/domain/time/day';
import { sayMonth, sayMonthShort } from '@samspel/i18n/days';
import { sayer } from '@samspel/i18n/format';
import { ringShades } from '@samspel/wheel/pure';
import {
  type DayRange,
  daysIn,
  layoutTimeline,
  monthsOf,
  reachOf,
  shadesOf,
  type TimelineItem,
  type TimelineLane,
  type TimelineLayout,
  type TimelineMeasures,
  weeksOf,
} from '@samspel/wheel/timeline/pure';
import { widthOf } from './fonts.ts';
import { signOf } from './head.ts';
import { type Block, boxAt, ink, lineFrom, type Mark, textAt } from './page.ts';
import { fitting } from './set-text.ts';
import type { YearOnPaper } from './year-on-paper.ts';

type Box = { x: number; y: number; width: number; height: number };
/** A row of paper: the name of a ring, or a row of its lane. */
type Line = { lane: TimelineLane; row: number | 'name' };

/** The room for the months and the weeks above the lanes, in the size of the letters. */
const scaleHeight = 3.2;
const shadeOf = { weekend: '#f6f7f5', holiday: '#fae9e5', break: '#eef3f7' } as const;

/** Points instead of pixels. */
const measuresOf = (letters: number, longest: number): TimelineMeasures => ({
  row: letters * 1.5,
  mark: letters * 0.9,
  title: letters,
  gap: letters * 0.4,
  longestTitle: letters * longest,
  // A bar that would cut its title has it beside it: nobody can point at paper to read the rest.
  enoughInside: letters * longest,
  padding: letters * 0.3,
  folded: letters * 2,
  titledRows: 1_000,
});

/**
 * Sets the days that are shown on a line, a lane for each ring, on as many sheets as the lanes need. Every title has room beside its mark, or is cut.
 * @param longest how long a title may be, in the size of its letters
 */
export function timelineOn(year: YearOnPaper, first: Box, next: Box, letters: number, longest: number): Block[][] {
  const range: DayRange = { from: dayNumber(year.from), to: dayNumber(year.to) };
  const measures = measuresOf(letters, longest);
  const { rings, activities } = year;
  const layout = layoutTimeline({ range, rings, activities, dayWidth: first.width / daysIn(range), measures });
  const lines = layout.lanes.flatMap((lane): Line[] => [
    { lane, row: 'name' },
    ...Array.from({ length: Math.max(1, lane.rows) }, (_, row): Line => ({ lane, row })),
  ]);
  const sheets: Block[][] = [];
  let from = 0;
  do {
    const box = sheets.length === 0 ? first : next;
    const most = Math.max(2, Math.floor((box.height - letters * scaleHeight) / measures.row));
    let to = Math.min(lines.length, from + most);
    if (to < lines.length && lines[to - 1]!.row === 'name') to -= 1;
    sheets.push(sheetOf(year, layout, lines.slice(from, to), box, letters));
    from = to;
  } while (from < lines.length);
  return sheets;
}

function sheetOf(
  year: YearOnPaper,
  layout: TimelineLayout,
  lines: readonly Line[],
  box: Box,
  letters: number,
): Block[] {
  const top = box.y + letters * scaleHeight;
  const { row } = layout.measures;
  const bottom = top + lines.length * row;
  const blocks: Block[] = [
    {
      role: 'ornament',
      marks: [...shadesIn(year, layout, box, bottom, letters), ...scaleAt(year, layout, box, bottom, letters)],
    },
  ];
  const byRow = new Map<TimelineLane, Map<number, TimelineItem[]>>();
  const itemsOf = (lane: TimelineLane, at: number) => {
    if (!byRow.has(lane))
      byRow.set(
        lane,
        Map.groupBy(lane.items, (item) => item.row),
      );
    return byRow.get(lane)!.get(at) ?? [];
  };
  for (const [at, { lane, row: number }] of lines.entries()) {
    const y = top + at * row;
    if (number === 'name' || at === 0) blocks.push(nameOf(lane, box, y, letters, number === 'name'));
    if (number !== 'name') for (const item of itemsOf(lane, number)) blocks.push(itemAt(item, lane, layout, box, y));
  }
  return blocks;
}

/** The name of a ring above its rows; where a sheet begins in the middle of a lane it is only heard. */
function nameOf({ ring, index }: TimelineLane, { x, width }: Box, y: number, letters: number, isDrawn: boolean): Block {
  const marks = isDrawn
    ? [
        lineFrom(x, y, x + width, y, ink.quiet, 0.4),
        signOf(ring, index, x, y + letters * 0.2, letters * 1.1),
        textAt(fitting(ring.title, letters, 600, width - letters * 2), x + letters * 1.5, y + letters * 1.1, {
          size: letters,
          weight: 600,
        }),
      ]
    : [];
  return { role: isDrawn ? 'heading' : 'ornament', marks };
}

function itemAt(
  item: TimelineItem,
  { ring, index }: TimelineLane,
  { range, dayWidth, measures }: TimelineLayout,
  box: Box,
  y: number,
): Block {
  const { mark, row, title: size, gap } = measures;
  const reach = reachOf(item, range, dayWidth, measures);
  // A short bar at the end is as short as its days, and stays on the sheet.
  const last = item.isPoint ? reach.end : Math.min(reach.end, box.width);
  const [start, end] = [box.x + reach.start, box.x + last];
  const isDone = item.state === 'done';
  const { mark: strong, soft } = ringShades(ring.color, 'light');
  const marks: Mark[] = [];
  if (item.isPoint) marks.push(signOf(ring, index, start, y + (row - mark) / 2, mark, isDone));
  else
    marks.push(
      boxAt(
        start,
        y + row * 0.14,
        end - start,
        row * 0.72,
        isDone ? { stroke: strong, width: 0.5 } : { fill: soft, stroke: strong, width: 0.5 },
      ),
    );
  const room = item.titleSide === 'inside' ? end - start - 2 * gap : item.titleWidth;
  const text = item.titleSide === 'none' ? '' : fitting(item.activity.title, size, 400, room);
  const left = { inside: start + gap, after: end + gap, before: start - gap - widthOf(text, size, 400), none: 0 }[
    item.titleSide
  ];
  if (text) marks.push(textAt(text, left, y + row * 0.5 + size * 0.36, { size, fill: isDone ? ink.quiet : ink.text }));
  return { role: 'item', marks };
}

function shadesIn(
  { holidays }: YearOnPaper,
  { range, dayWidth }: TimelineLayout,
  { x, y }: Box,
  bottom: number,
  letters: number,
): Mark[] {
  const top = y + letters * scaleHeight;
  const shown = shadesOf(range, { holidays });
  return shown.map(({ kind, from, to }) =>
    boxAt(x + (from - range.from) * dayWidth, top, (to - from + 1) * dayWidth, bottom - top, { fill: shadeOf[kind] }),
  );
}

/** The months and, where there is room for their numbers, the weeks. */
function scaleAt(
  { locale, year }: YearOnPaper,
  { range, dayWidth }: TimelineLayout,
  { x, y }: Box,
  bottom: number,
  letters: number,
): Mark[] {
  const say = sayer(locale);
  const at = (day: number) => x + (day - range.from) * dayWidth;
  const shown = monthsOf(range).map((one) => {
    const long = sayMonth(say, one.month);
    const whole = one.year === year ? long : say('time.monthYear', { month: long, year: String(one.year) });
    const doesFit = (text: string) => widthOf(text, letters, 600) <= (one.to - one.from + 1) * dayWidth - 4;
    return { ...one, names: [whole, long, sayMonthShort(say, one.month)], doesFit, isWhole: one.to - one.from > 26 };
  });
  // All as long as each other, but for months of which a part is shown.
  const first = [0, 1, 2].find((form) =>
    shown.every(({ names, doesFit, isWhole }) => !isWhole || doesFit(names[form]!)),
  );
  const months = shown.flatMap(({ from, names, doesFit }): Mark[] => {
    const name = names.slice(first ?? 2).find(doesFit);
    return [
      lineFrom(at(from), y, at(from), bottom),
      ...(name ? [textAt(name, at(from) + 3, y + letters * 1.1, { size: letters, weight: 600 })] : []),
    ];
  });
  const size = Math.min(letters * 0.8, dayWidth * 4.6);
  const weeks = weeksOf(range).flatMap(({ week, from, to }): Mark[] => {
    const text = String(week);
    const middle = at(from) + ((to - from + 1) * dayWidth) / 2;
    return to - from < 3
      ? []
      : [textAt(text, middle - widthOf(text, size, 400) / 2, y + letters * 2.5, { size, fill: ink.quiet })];
  });
  return [...months, ...weeks];
}
