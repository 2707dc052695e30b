import { sayMonth, sayMonthShort, sayShortDay } from '@samspel/i18n/days';
import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import {
  CALLOUT_LINE,
  calloutsOf,
  diameterOnPaper,
  holidayLines,
  isLowerHalf,
  LETTERS,
  layoutWheel,
  type MarkGroup,
  monthNames,
  RISE,
  ringShades,
  screenAngle,
  spokePath,
  viewOf,
  type Way,
  type WheelActivity,
  type WheelLayout,
  type WheelPart,
  weekNumbers,
  weekRadii,
  weekTicks,
} from '@samspel/wheel/pure';
import { widthOf } from './fonts.ts';
import { type GroupMark, ink, type Mark, type PathMark, textAt } from './page.ts';
import { curvedText, titleOf } from './wheel-text.ts';
import type { YearOnPaper } from './year-on-paper.ts';

/** In the order of drawing, the lowest first. */
const ways: readonly Way[] = ['tick', 'doneBand', 'band', 'quietLine', 'quiet', 'strong', 'dotGround', 'dot'];

/** How much larger than the whole a part is laid out, so that its letters are of the same height. */
const larger = { quarter: 1.85, month: 2.5 };
/** The part of the font size by which letters without descenders are shifted to be in the middle. */
const rise = 0.35;

/** Draws the wheel in a square of paper, `size` points wide, whose upper left is at `x`, `y`; of a quarter or a month only that part, and large. */
export function wheelOn(year: YearOnPaper, x: number, y: number, size: number): GroupMark {
  const part = partOf(year);
  const wide = (size / 72) * 25.4;
  const { rings, activities, startMonth } = year;
  const input = { year: year.year, startMonth, twoYears: true, rings, activities, part };
  const diameter = diameterOnPaper(wide * (part ? larger[part.of] : 1), input);
  const layout = layoutWheel({ ...input, diameter });
  const { radii } = layout;
  const shown = { inner: radii.rings.at(-1)?.inner ?? radii.room.inner, outer: radii.room.outer };
  const view = viewOf(diameter, part, layout.direction, shown);
  const box = { x: view.x, y: view.y, width: view.size, height: view.size };
  const scale = size / view.size;
  const marks = [
    ...grounds(year, layout),
    ...time(year, layout),
    ...marksOf(year, layout),
    ...layout.labels.map(titleOf),
    ...(part ? [] : besideIt(year, layout)),
    ...names(year, layout),
  ];
  return {
    kind: 'group',
    x: x - view.x * scale,
    y: y - view.y * scale,
    scale,
    ...(part && { box }),
    marks: [...marks, ...(part ? [] : centre(layout))],
  };
}

/** The part of the wheel that the days shown are exactly, if they are one. */
function partOf({ year, startMonth, from, to }: YearOnPaper): WheelPart | undefined {
  const months = layoutWheel({ year, startMonth, twoYears: true, rings: [], activities: [] }).window.months;
  const starts = months.map(({ year: its, month }) => `${its}-${String(month).padStart(2, '0')}-01`);
  const ends = months.map(({ days }, at) => `${starts[at]!.slice(0, 8)}${days}`);
  const [first, last] = [starts.indexOf(from), ends.indexOf(to)];
  if (first >= 0 && first === last) return { of: 'month', index: first };
  return first >= 0 && first % 3 === 0 && last === first + 2 ? { of: 'quarter', index: first / 3 } : undefined;
}

function grounds({ rings }: YearOnPaper, { cells }: WheelLayout): PathMark[] {
  return rings.map(({ color }, ring) => ({
    kind: 'path',
    d: cells[ring]!.join(''),
    fill: ringShades(color, 'light').tint,
  }));
}

function marksOf({ rings }: YearOnPaper, { marks }: WheelLayout): PathMark[] {
  const byRing = Map.groupBy(marks, ({ ring }) => ring);
  return rings.flatMap(({ color }, ring) => (byRing.get(ring) ?? []).flatMap((group) => drawn(group, color)));
}

function drawn({ paths }: MarkGroup, color: string): PathMark[] {
  const { mark, soft } = ringShades(color, 'light');
  const looks: Record<Way, Omit<PathMark, 'kind' | 'd'>> = {
    tick: { stroke: mark, width: 0.7, opacity: 0.7 },
    band: { fill: soft, stroke: mark, width: 1 },
    doneBand: { stroke: mark, width: 0.8 },
    quietLine: { fill: mark },
    quiet: { fill: soft, stroke: mark, width: 0.9 },
    strong: { fill: mark },
    dotGround: { fill: '#ffffff' },
    dot: { fill: ink.alert },
  };
  return ways.flatMap((way) => (paths[way] ? [{ kind: 'path' as const, d: paths[way], ...looks[way] }] : []));
}

function time({ holidays }: YearOnPaper, layout: WheelLayout): Mark[] {
  const { radii, window, dial, direction, diameter } = layout;
  const innermost = radii.rings.at(-1)?.inner ?? radii.progress;
  const { ticks, numbers } = weekRadii(radii, diameter);
  const january = window.months.findIndex(({ month }) => month === 1);
  const days = holidayLines(window, holidays, { inner: innermost, outer: radii.ticks.inner }, direction, dial);
  const turn = spokePath(dial.stepOf(january).start, innermost, radii.names.outer, direction);
  return [
    {
      kind: 'path',
      d: window.months.map((month) => weekTicks(month, ticks, direction, dial)).join(''),
      stroke: ink.quiet,
      width: 0.6,
      opacity: 0.55,
    },
    ...(days
      ? [{ kind: 'path', d: days, stroke: ink.alert, width: 0.7, dash: [0.5, 3.5], opacity: 0.5 } as const]
      : []),
    ...(january > 0 ? [{ kind: 'path', d: turn, stroke: ink.quiet, width: 0.8 } as const] : []),
    ...(numbers === undefined ? [] : numbersOf(layout, numbers)),
  ];
}

/** Titles beside the wheel, of what is late or next and has none on it, in the corners of its square; each with a fine line to its mark. */
function besideIt({ locale, today }: YearOnPaper, layout: WheelLayout): Mark[] {
  const say = sayer(locale);
  const textOf = ({ title, endDate }: WheelActivity) => `${title}, ${sayShortDay(say, endDate, today)}`;
  const written = monthsOn(locale, layout);
  const nameOf = (slot: number) => written[slot]!;
  const margins = { left: 0, right: 0 };
  const callouts = calloutsOf(layout, { today, margins, chosen: new Set(), textOf, nameOf });
  return callouts.flatMap(({ leader, lines, at, anchor }): Mark[] => [
    { kind: 'path', d: leader, stroke: ink.quiet, width: 0.75 },
    ...lines.map((line, index) => {
      const x = anchor === 'end' ? at.x - widthOf(line, LETTERS, 400) : at.x;
      return textAt(`${line} `, x, at.y + index * CALLOUT_LINE + RISE * LETTERS, { size: LETTERS });
    }),
  ]);
}

/** The number of each week, upright as on a clock. */
function numbersOf({ radii, window, dial, direction }: WheelLayout, radius: number): Mark[] {
  const size = radii.fontSize.week;
  return window.months
    .flatMap((month) => weekNumbers(month, dial))
    .map(({ week, angle }) => {
      const turned = (screenAngle(angle, direction) * Math.PI) / 180;
      const text = String(week);
      const x = radius * Math.sin(turned) - widthOf(text, size, 400) / 2;
      return textAt(text, x, -radius * Math.cos(turned) + rise * size, { size, fill: ink.quiet });
    });
}

/** Returns the names of the months as the rim has them, by slot. */
function monthsOn(locale: Locale, layout: WheelLayout): string[] {
  const say = sayer(locale);
  return monthNames(layout, {
    long: (month) => sayMonth(say, month),
    short: (month) => sayMonthShort(say, month),
    widthOf: (text) => widthOf(text, layout.radii.fontSize.month, 600),
  });
}

function names({ locale }: YearOnPaper, layout: WheelLayout): Mark[] {
  const { radii, window, dial, direction } = layout;
  const size = radii.fontSize.month;
  const middle = (radii.names.inner + radii.names.outer) / 2;
  const written = monthsOn(locale, layout);
  return window.months.map(({ slot }) => {
    const angle = dial.middleOf(slot);
    const isTurned = isLowerHalf(angle, direction);
    const radius = middle + (isTurned ? rise : -rise) * size;
    return curvedText(
      written[slot]!,
      { radius, angle: screenAngle(angle, direction), isTurned, anchor: 'middle' },
      { size, weight: 600 },
    );
  });
}

function centre({ radii, window }: WheelLayout): Mark[] {
  const most = Math.min(radii.progress * 0.52, 64);
  const size = Math.min(most, (radii.progress * 1.5) / widthOf(window.label, 1, 600));
  const text = window.label;
  return [textAt(text, -widthOf(text, size, 600) / 2, rise * size, { size, weight: 600 })];
}
