import { byMonth } from '@samspel/domain/calendar/activity-months';
import { type Block as Line, pack } from '@samspel/domain/calendar/pack';
import { sayMonth } from '@samspel/i18n/days';
import { sayer } from '@samspel/i18n/format';
import { sayPrintedDays } from '@samspel/i18n/printed-days';
import type { WheelActivity } from '@samspel/wheel/pure';
import { signOf } from './head.ts';
import { type Block, ink, type Mark, round, textAt, textLines } from './page.ts';
import { linesOf } from './set-text.ts';
import type { YearOnPaper } from './year-on-paper.ts';

/** Room for columns of the list, on one sheet. */
export type ListRoom = { x: number; y: number; columns: number; columnWidth: number; gap: number; height: number };

type MonthLine = Line & { month: string };
type ActivityLine = Line & { days: string; titles: readonly string[]; activity: WheelActivity; ring: number };
type ListLine = MonthLine | ActivityLine;

/** The most lines that one title takes. */
const mostLines = 40;

/**
 * Sets the dated list, month by month, in the room of the first sheet and then in that of as many others as it needs; nothing of it is left out.
 * @param letters the size of its letters, in points
 */
export function listOn(year: YearOnPaper, first: ListRoom, next: ListRoom, letters: number): Block[][] {
  const lines = linesOfList(year, next.columnWidth, letters);
  if (lines.length === 0) return [[]];
  const again = letters * 2;
  const sheets = pack(
    lines,
    { columns: first.columns, height: first.height, again },
    { columns: next.columns, height: next.height, again },
  );
  return sheets.map((columns, sheet) => {
    const room = sheet === 0 ? first : next;
    return columns.flatMap(({ from, to }, column) => columnOf(year, lines, from, to, column, room, letters));
  });
}

function linesOfList(year: YearOnPaper, width: number, letters: number): ListLine[] {
  const say = sayer(year.locale);
  const room = width - daysRoom(width, letters) - letters * 1.7;
  return byMonth(year.activities, year).flatMap((month): ListLine[] => {
    const name = sayMonth(say, month.month);
    const isOther = month.year !== year.year;
    const heading = isOther ? say('time.monthYear', { month: name, year: String(month.year) }) : name;
    return [
      { isHeading: true, height: letters * 2.1, month: heading },
      ...month.activities.map((activity): ActivityLine => {
        const days = sayPrintedDays(say, activity, month);
        const titles = linesOf(activity.title, letters, 400, room, mostLines);
        const daysLines = linesOf(days, letters, 400, daysRoom(width, letters) - letters * 0.4, 3);
        const height = Math.max(titles.length, daysLines.length) * letters * 1.28 + letters * 0.32;
        const ring = year.rings.findIndex(({ id }) => id === activity.ringId);
        return { isHeading: false, height, days, titles, activity, ring };
      }),
    ];
  });
}

/** The room for the days before a title. */
const daysRoom = (width: number, letters: number) => (width / letters > 28 ? letters * 8.6 : letters * 5.4);

function columnOf(
  year: YearOnPaper,
  lines: readonly ListLine[],
  from: number,
  to: number,
  column: number,
  room: ListRoom,
  letters: number,
): Block[] {
  const x = room.x + column * (room.columnWidth + room.gap);
  let y = room.y;
  const heading = (month: string): Block => {
    const marks: Mark[] = [
      textAt(month, x, y + letters * 1.35, { size: letters * 1.1, weight: 600 }),
      {
        kind: 'path',
        d: `M${round(x)},${round(y + letters * 1.75)}h${round(room.columnWidth)}`,
        stroke: ink.hairline,
        width: 0.6,
      },
    ];
    y += letters * 2.1;
    return { role: 'heading', marks };
  };
  const blocks: Block[] = [];
  if (!lines[from]!.isHeading) blocks.push(heading(monthBefore(lines, from)));
  for (const line of lines.slice(from, to)) {
    if ('month' in line) blocks.push(heading(line.month));
    else {
      blocks.push(rowAt(year, line, x, y, room.columnWidth, letters));
      y += line.height;
    }
  }
  return blocks;
}

function monthBefore(lines: readonly ListLine[], at: number): string {
  const found = lines.slice(0, at).findLast((line) => line.isHeading);
  return found && 'month' in found ? found.month : '';
}

function rowAt(
  { rings }: YearOnPaper,
  { days, titles, activity, ring }: ActivityLine,
  x: number,
  y: number,
  width: number,
  letters: number,
): Block {
  const left = x + daysRoom(width, letters);
  const base = y + letters * 1.05;
  const step = letters * 1.28;
  const look = { size: letters, fill: activity.isDone ? ink.quiet : ink.text };
  const marks: Mark[] = [
    ...textLines(linesOf(days, letters, 400, daysRoom(width, letters) - letters * 0.4, 3), x, base, step, {
      size: letters,
      fill: ink.quiet,
    }),
    ...(rings[ring] ? [signOf(rings[ring], ring, left, y + letters * 0.12, letters * 1.2, activity.isDone)] : []),
    ...textLines(titles, left + letters * 1.6, base, step, look),
  ];
  return { role: 'item', marks };
}
