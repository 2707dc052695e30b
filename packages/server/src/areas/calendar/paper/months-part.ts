import { byMonth } from '@samspel/domain/calendar/activity-months';
import {
  addDays,
  type Day,
  dayNumber,
  dayOf,
  dayOfMonth,
  daysInMonth,
  isoWeek,
  monthOf,
  weekdayIndexOf,
  yearOf,
} from '@samspel/domain/time/day';
import { sayMonth } from '@samspel/i18n/days';
import { sayer } from '@samspel/i18n/format';
import { sayPrintedDays } from '@samspel/i18n/printed-days';
import type { WheelActivity } from '@samspel/wheel/pure';
import { widthOf } from './fonts.ts';
import { signOf } from './head.ts';
import { entriesIn, lineStep, rowStep } from './month-entries.ts';
import { type Block, boxAt, ink, type Mark, textAt, textLines } from './page.ts';
import { fitting } from './set-text.ts';
import type { YearOnPaper } from './year-on-paper.ts';

type Box = { x: number; y: number; width: number; height: number };
type Month = { year: number; month: number; activities: WheelActivity[] };

/** The sizes of letters, as parts of those of a list: the largest in which all titles are whole, else the last. */
const sizes = [1.15, 1, 0.91, 0.82];

/**
 * Sets the months that are shown in a box, each with its days and as many of its activities as it has room for; of the rest it says how many. Titles
 * are whole where their month has room for that.
 * @param letters the size of the letters of a list, in points
 */
export function monthsOn(year: YearOnPaper, box: Box, letters: number): Block[] {
  for (const size of sizes) {
    const set = inSize(year, box, letters * size);
    if (size === sizes.at(-1) || set.every(({ isWhole }) => isWhole)) return set.flatMap(({ blocks }) => blocks);
  }
  return [];
}

type SetMonth = { blocks: Block[]; isWhole: boolean };

function inSize(year: YearOnPaper, box: Box, letters: number): SetMonth[] {
  const months = monthsOf(year);
  const columns = columnsOf(months.length, box);
  const rows = Math.ceil(months.length / columns);
  const gap = letters;
  const width = (box.width - (columns - 1) * gap) / columns;
  const height = (box.height - (rows - 1) * gap) / rows;
  return months.map((month, at) => {
    const place = {
      x: box.x + (at % columns) * (width + gap),
      y: box.y + Math.floor(at / columns) * (height + gap),
      width,
      height,
    };
    return monthAt(year, month, place, letters);
  });
}

function columnsOf(count: number, { width, height }: Box): number {
  if (count > 6) return width > height ? 4 : 3;
  if (width > height) return Math.min(3, count);
  return count > 3 ? 2 : 1;
}

function monthsOf({ activities, from, to }: YearOnPaper): Month[] {
  const filled = byMonth(activities, { from, to });
  const months: Month[] = [];
  for (
    let day = dayOf(yearOf(from), monthOf(from), 1);
    day <= to;
    day = addDays(day, daysInMonth(yearOf(day), monthOf(day)))
  ) {
    const [year, month] = [yearOf(day), monthOf(day)];
    const its = filled.find((one) => one.year === year && one.month === month);
    months.push({ year, month, activities: its?.activities ?? [] });
  }
  return months;
}

function monthAt(year: YearOnPaper, { year: its, month, activities }: Month, place: Box, letters: number): SetMonth {
  const say = sayer(year.locale);
  const { x, y, width, height } = place;
  const pad = letters * 0.6;
  const [first, last] = [dayOf(its, month, 1), dayOf(its, month, daysInMonth(its, month))];
  const name = sayMonth(say, month);
  const title = its === year.year ? name : say('time.monthYear', { month: name, year: String(its) });
  const head = y + letters * 1.5;
  const isWide = width > letters * 40;
  const days = daysAt(
    year,
    its,
    month,
    { x: x + pad, y: head + letters * 0.6, width: isWide ? letters * 17 : width - 2 * pad, height },
    letters * 0.85,
  );
  const left = isWide ? x + letters * 19.5 : x + pad;
  const top = isWide ? head + letters * 0.6 : days.bottom + letters * 0.5;
  const right = x + width - pad;
  const dayRoom = letters * 4.4;
  const { entries, rest, isWhole } = entriesIn(activities, {
    letters,
    width: right - left - dayRoom - letters * 1.6,
    height: y + height - pad - top,
  });
  const items = entries.map(({ activity, lines, down }): Block => {
    const base = top + down + letters;
    const ring = year.rings.findIndex(({ id }) => id === activity.ringId);
    const isWithin = activity.startDate >= first && activity.endDate <= last;
    const days = isWithin
      ? sayPrintedDays(say, activity, { year: its, month })
      : `–\u00a0${sayPrintedDays(say, { ...activity, startDate: activity.endDate }, { year: its, month })}`;
    const day = fitting(days, letters, 400, dayRoom);
    return {
      role: 'item',
      marks: [
        textAt(day, left, base, { size: letters, fill: ink.quiet }),
        ...(year.rings[ring]
          ? [signOf(year.rings[ring], ring, left + dayRoom, base - letters * 0.95, letters * 1.2, activity.isDone)]
          : []),
        ...textLines(lines, left + dayRoom + letters * 1.5, base, letters * lineStep, {
          size: letters,
          fill: activity.isDone ? ink.quiet : ink.text,
        }),
      ],
    };
  });
  const more: Block[] =
    rest === 0
      ? []
      : [
          {
            role: 'text',
            marks: [
              textAt(say('paper.more', { count: rest }), left, top + entries.length * letters * rowStep + letters, {
                size: letters,
                fill: ink.quiet,
              }),
            ],
          },
        ];
  return {
    isWhole,
    blocks: [
      { role: 'ornament', marks: [boxAt(x, y, width, height, { stroke: ink.hairline, width: 0.6 })] },
      { role: 'heading', marks: [textAt(title, x + pad, head, { size: letters * 1.15, weight: 600 })] },
      { role: 'ornament', marks: days.marks },
      ...items,
      ...more,
    ],
  };
}

/** The days of a month by weeks, with their numbers; Sundays and holidays are red, and what has a deadline is bold. */
function daysAt(
  year: YearOnPaper,
  its: number,
  month: number,
  { x, y, width }: Box,
  size: number,
): { marks: Mark[]; bottom: number } {
  const first = dayOf(its, month, 1);
  const lead = weekdayIndexOf(dayNumber(first));
  const count = daysInMonth(its, month);
  const [column, row] = [width / 8, size * 1.3];
  const busy = new Set(year.activities.map(({ endDate }) => endDate));
  const free = new Set(year.holidays.map(({ date }) => date));
  const marks: Mark[] = [];
  const right = (text: string, at: number, base: number, look: { fill: string; weight?: 400 | 600 }) =>
    marks.push(
      textAt(text, x + (at + 1) * column - widthOf(text, size, look.weight ?? 400) - column * 0.2, base, {
        size,
        ...look,
      }),
    );
  for (let number = 1; number <= count; number += 1) {
    const day: Day = dayOf(its, month, number);
    const at = lead + number - 1;
    const base = y + Math.floor(at / 7) * row + size;
    if (number === 1 || at % 7 === 0) right(String(isoWeek(day).week), 0, base, { fill: '#8a8f8d' });
    const isRed = at % 7 === 6 || free.has(day);
    right(String(dayOfMonth(day)), (at % 7) + 1, base, {
      fill: isRed ? ink.alert : ink.text,
      weight: busy.has(day) ? 600 : 400,
    });
  }
  return { marks, bottom: y + Math.ceil((lead + count) / 7) * row };
}
