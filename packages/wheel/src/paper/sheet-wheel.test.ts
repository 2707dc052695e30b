import { beforeAll, describe, expect, it } from 'vitest';
import { CALLOUT_LINE, type Callout, calloutsOf } from '../geometry/callouts.ts';
import type { WheelLabel } from '../geometry/label.ts';
import { layoutWheel, type WheelLayout } from '../geometry/layout.ts';
import type { Way } from '../geometry/marks.ts';
import type { PlacedRing } from '../geometry/placed.ts';
import { type Point, pointAt } from '../geometry/polar.ts';
import { textWidth } from '../geometry/text-width.ts';
import { weekNumbers } from '../geometry/weeks.ts';
import type { WheelActivity } from '../types.ts';
import { diameterOnPaper } from './diameter-on-paper.ts';

/**
 * Looks at many random years as they are drawn on sheets: what is written is compared with the outlines of the marks, point by point. PAPER_YEARS sets
 * the number of years, by default 40.
 */
const YEARS = Number(process.env.PAPER_YEARS ?? 40);
/** Widths of wheels on A4, A3 and A2, in millimetres. */
const WIDTHS = [160, 183, 190, 250, 273, 390];
const RINGS = [1, 2, 3, 4, 6, 9, 12];
const SIZES = [9, 40, 90, 139, 300, 500];
const TODAY = '2026-11-27';
const DAY = 86_400_000;
const TITLES = [
  'AMU',
  'Årsmelding og årsrekneskap',
  'Refusjon ressurskrevjande tenester',
  'Møte i kommunestyret',
  'Nasjonale prøver 8. og 9. trinn',
  'Tilsyn brann',
  'Økonomiplan',
];

function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const dayAt = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * DAY).toISOString().slice(0, 10);

function anyLayout(roll: (below: number) => number): WheelLayout {
  const count = RINGS[roll(RINGS.length)]!;
  const rings = Array.from({ length: count }, (_, id) => ({ id: String(id), title: '', color: '#1f6f8b' }));
  const activities = Array.from({ length: SIZES[roll(SIZES.length)]! }, (_, id): WheelActivity => {
    const start = roll(365);
    const length = roll(3) > 0 ? 0 : roll(roll(10) > 0 ? 30 : 90);
    const endDate = dayAt(Math.min(364, start + length));
    const isDone = endDate < TODAY && roll(7) > 0;
    const title = `${TITLES[roll(TITLES.length)]}${roll(3) ? '' : ` ${roll(90)}`}`;
    const days = { startDate: dayAt(start), endDate };
    return {
      ...days,
      id: String(id),
      ringId: String(roll(count)),
      title,
      isDone,
      isOverdue: endDate < TODAY && !isDone,
    };
  });
  const input = { year: 2026, twoYears: true, rings, activities };
  return layoutWheel({ ...input, diameter: diameterOnPaper(WIDTHS[roll(WIDTHS.length)]!, input) });
}

/** Returns points on the outline of all that a path draws: shapes of straight lines, discs and the arcs of bands. */
function outline(path: string): Point[] {
  const points: Point[] = [];
  let at = { x: 0, y: 0 };
  let first = at;
  const lineTo = (to: Point) => {
    for (let part = 1; part <= 6; part += 1)
      points.push({ x: at.x + ((to.x - at.x) * part) / 6, y: at.y + ((to.y - at.y) * part) / 6 });
    at = to;
  };
  for (const [, letter, told] of path.matchAll(/([MLAlaZz])([^MLAlaZz]*)/g)) {
    const numbers = told!.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    const [x, y] = numbers.slice(-2) as [number, number];
    if (letter === 'M') at = first = { x, y };
    else if (letter === 'L') lineTo({ x, y });
    else if (letter === 'l') lineTo({ x: at.x + x, y: at.y + y });
    else if (letter === 'a') {
      const radius = numbers[0]!;
      const sign = Math.sign(y || 1);
      for (let part = 0; part < 12; part += 1) {
        const turn = (part / 12) * Math.PI;
        points.push({ x: at.x + sign * radius * Math.sin(turn), y: at.y + sign * radius * (1 - Math.cos(turn)) });
      }
      at = { x: at.x + x, y: at.y + y };
    } else if (letter === 'A') {
      const [radius, , , large, sweep] = numbers as [number, number, number, number, number];
      points.push(...alongArc(at, { x, y }, radius, large, sweep));
      at = { x, y };
    } else lineTo(first);
  }
  return points;
}

/** Points along an arc around the centre of the wheel, or along a round end. */
function alongArc(from: Point, to: Point, radius: number, large: number, sweep: number): Point[] {
  if (Math.abs(Math.hypot(from.x, from.y) - radius) > 0.1) return [to];
  const start = Math.atan2(from.x, -from.y);
  let turn = Math.atan2(to.x, -to.y) - start;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  if (large === 0 && Math.abs(turn) > Math.PI + 1e-6) return [to];
  const steps = Math.max(1, Math.ceil(Math.abs(turn) * radius));
  return Array.from({ length: steps }, (_, step) => {
    const angle = start + (turn * (step + 1)) / steps;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
}

const DEGREE = Math.PI / 180;
/** How high a letter is over its line, and how deep below it, in parts of its size (metrics of Inter). */
function heightOf(letter: string): { high: number; deep: number } {
  const high = /[ÅÄÖÉ]/.test(letter)
    ? 0.95
    : /[åäö]/.test(letter)
      ? 0.78
      : /[a-zæø]/.test(letter) && !/[bdfhijklt]/.test(letter)
        ? 0.56
        : 0.73;
  if (/[…., ]/.test(letter)) return { high: letter === ' ' ? -1 : 0.1, deep: letter === ',' ? 0.17 : 0 };
  return { high, deep: /[gjpqy]/.test(letter) ? 0.2 : 0.01 };
}

/** Whether a point is in a letter of a title on the wheel. */
function isWritten({ x, y }: Point, label: WheelLabel): boolean {
  const { text, way, isTurned, radius } = label;
  let [along, down] = [0, 0];
  if (way === 'radial') {
    const [cos, sin] = [Math.cos((label.angle - 90) * DEGREE), Math.sin((label.angle - 90) * DEGREE)];
    const sign = isTurned ? -1 : 1;
    const out = x * cos + y * sin;
    along = isTurned ? label.radius - out : out - label.radius + textWidth(text, 12);
    down = (-x * sin + y * cos) * sign - label.across - 0.36 * 12;
  } else {
    const at = Math.hypot(x, y);
    if (Math.abs(at - radius) > 14) return false;
    let turn = angleAt({ x, y }) - label.angle;
    if (turn > 180) turn -= 360;
    if (turn < -180) turn += 360;
    along = turn * DEGREE * radius * (isTurned ? -1 : 1);
    down = isTurned ? at - radius : radius - at;
  }
  if (along < 0 || along > textWidth(text, 12)) return false;
  const letters = [...text];
  let start = 0;
  for (const letter of letters) {
    const width = textWidth(letter, 12);
    if (along < start + width) {
      const { high, deep } = heightOf(letter);
      return along > start + 0.5 && along < start + width - 0.5 && down > -high * 12 && down < deep * 12;
    }
    start += width;
  }
  return false;
}

const angleAt = ({ x, y }: Point) => (Math.atan2(x, -y) / DEGREE + 360) % 360;

function boxOf({ at, anchor, lines }: Callout) {
  const width = Math.max(...lines.map((line) => textWidth(line, 12)));
  const [left, right] = anchor === 'end' ? [at.x - width, at.x] : [at.x, at.x + width];
  return { left, right, top: at.y - 5, bottom: at.y + (lines.length - 1) * CALLOUT_LINE + 5 };
}

/** Points along the straight lines of a leader, a pixel apart or less. */
function alongLeader(path: string): Point[] {
  const pieces = path.split('M').filter(Boolean);
  return pieces.flatMap((piece) => {
    const corners = piece.split('L').map((pair) => pair.split(',').map(Number) as [number, number]);
    return corners.slice(1).flatMap(([toX, toY], index) => {
      const [x, y] = corners[index]!;
      const steps = Math.ceil(Math.hypot(toX - x, toY - y)) + 1;
      return Array.from({ length: steps }, (_, step) => ({
        x: x + ((toX - x) * step) / (steps - 1),
        y: y + ((toY - y) * step) / (steps - 1),
      }));
    });
  });
}

const NAMES = 'januar februar mars april mai juni juli august september oktober november desember'.split(' ');
const nameOf = (month: number) => NAMES[month - 1]!;
const textOf = ({ title, endDate }: WheelActivity) =>
  `${title}, ${Number(endDate.slice(8))}. ${nameOf(Number(endDate.slice(5, 7)))}`;

/** How near two leaders may be, and how near a leader may be to the outline of a mark, in pixels. */
const [TOUCH, OVER] = [0.6, 0.7];

/** Returns by ring and way of drawing how many titles have a mark over them. */
function markedOver({ labels, marks }: WheelLayout): [Way, number][] {
  return marks.flatMap(({ ring, paths }) => {
    const own = labels.filter((label) => label.ring === ring);
    // A tall band has its title in it, and a line to a title ends at it.
    const { band: _, doneBand: __, tick: ___, ...rest } = paths;
    return Object.entries(rest).map(([way, path]): [Way, number] => {
      const points = outline(path);
      return [way as Way, own.filter((label) => points.some((point) => isWritten(point, label))).length];
    });
  });
}

/** Whether one of the points is in the letters of a month's name. */
function isOverName(points: readonly Point[], { radii, dial, window }: WheelLayout): boolean {
  const middle = (radii.names.inner + radii.names.outer) / 2;
  const size = radii.fontSize.month;
  return points.some((point) => {
    if (Math.abs(Math.hypot(point.x, point.y) - middle) > size * 0.4) return false;
    return window.months.some(({ slot, month }) => {
      const half = textWidth(nameOf(month), size) / 2 / middle / DEGREE;
      return Math.abs(angleAt(point) - dial.middleOf(slot)) < half;
    });
  });
}

/** Where the marks end that follow an activity's own along its radius, each less than a few pixels from the one before: a line may be over these. */
function endOfCrowd({ placed, direction }: WheelLayout, own: PlacedRing['items'][number]): number {
  const { radius, angle } = { radius: own.radius, angle: own.shape! };
  const around = placed
    .flatMap(({ items }) => items)
    .filter((item) => {
      if (item === own || item.radius < radius) return false;
      const at = item.shape === undefined ? undefined : pointAt(item.radius, item.shape, direction);
      const { x, y } = pointAt(item.radius, angle, direction);
      const isBeside = at && Math.hypot(at.x - x, at.y - y) < item.form.size * 1.6;
      return isBeside || (item.isBand && item.from < angle + 1 && item.to > angle - 1);
    })
    .sort((one, other) => one.radius - other.radius);
  let end = radius + own.form.size / 2;
  for (const { radius: at, form } of around) {
    if (at - form.size > end + 4) break;
    end = Math.max(end, at + form.size * 1.1);
  }
  return end;
}

/** Whether a line, by its points along the radius, is over a mark that is not close to its own. */
function isOverMark(points: readonly Point[], layout: WheelLayout, { activity, ring }: Callout) {
  const { placed, marks, direction } = layout;
  const own = placed[ring]!.items.find((item) => item.activity === activity && item.shape !== undefined)!;
  const at = pointAt(own.radius, own.shape!, direction);
  const towards = pointAt(1, own.shape!, direction);
  const isNearLine = ({ x, y }: Point) =>
    Math.abs(x * towards.y - y * towards.x) < OVER && x * towards.x + y * towards.y > own.radius;
  const isOwn = ({ x, y }: Point) => Math.hypot(x - at.x, y - at.y) < own.form.size * 0.7 + 1;
  const drawn = marks.flatMap(({ paths: { tick: _, ...paths } }) => Object.values(paths).flatMap(outline));
  const crowd = endOfCrowd(layout, own);
  const near = drawn.filter((point) => isNearLine(point) && !isOwn(point) && Math.hypot(point.x, point.y) > crowd);
  return near.some((mark) => points.some(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) < OVER));
}

/** Whether one of the points is in the number of a week. */
function isOverWeek(points: readonly Point[], { radii, dial, window, direction }: WheelLayout): boolean {
  const radius = (radii.ticks.inner + 5 + radii.ticks.outer) / 2;
  const numbers = window.months.flatMap((month) => weekNumbers(month, dial));
  return numbers.some(({ week, angle }) => {
    const middle = pointAt(radius, angle, direction);
    const half = textWidth(String(week), 11) / 2;
    return points.some(({ x, y }) => Math.abs(x - middle.x) < half && Math.abs(y - middle.y) < 11 * 0.36);
  });
}

type Box = ReturnType<typeof boxOf>;
const isIn = ({ x, y }: Point, { left, right, top, bottom }: Box) => x > left && x < right && y > top && y < bottom;
const doMeet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Returns what is wrong between two titles beside the wheel. */
function faultsOf(one: Callout, other: Callout): string[] {
  const [points, others] = [alongLeader(one.leader), alongLeader(other.leader)];
  const [box, its] = [boxOf(one), boxOf(other)];
  const isThrough = points.some((point) => isIn(point, its)) || others.some((point) => isIn(point, box));
  const isNear = points.some((p) => others.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < TOUCH));
  return [
    ...(doMeet(box, its) ? ['title on title'] : []),
    ...(isThrough ? ['line through a title beside the wheel'] : []),
    ...(isNear ? ['line on line'] : []),
  ];
}

/** Returns how often each fault is found, and how much was looked at. */
function seen() {
  const roll = dice(31);
  const counts: Record<string, number> = {};
  const count = (what: string, by = 1) => {
    counts[what] = (counts[what] ?? 0) + by;
  };
  for (let year = 0; year < YEARS; year += 1) {
    const layout = anyLayout(roll);
    count('titles', layout.labels.length);
    for (const [way, found] of markedOver(layout)) count(way, found);
    const months = layout.window.months.map(({ month }) => nameOf(month));
    const margins = { left: 0, right: 0 };
    const told = { today: TODAY, margins, chosen: new Set<number>(), textOf, nameOf: (slot: number) => months[slot]! };
    const callouts = calloutsOf(layout, told);
    count('callouts', callouts.length);
    for (const [index, one] of callouts.entries()) {
      const points = alongLeader(one.leader);
      if (layout.labels.some((label) => points.some((point) => isWritten(point, label))))
        count('line through a title on the wheel');
      if (points.some((point) => isIn(point, boxOf(one)))) count('line through its own title');
      if (isOverName(points, layout)) count('line through the name of a month');
      if (isOverMark(points, layout, one)) count('line through a mark');
      if (isOverWeek(points, layout)) count('line through the number of a week');
      for (const other of callouts.slice(index + 1)) for (const fault of faultsOf(one, other)) count(fault);
    }
  }
  return counts;
}

describe(`a wheel on paper, in ${YEARS} years of up to twelve rings and 500 activities`, () => {
  let found: ReturnType<typeof seen>;
  beforeAll(() => {
    found = seen();
  });

  it('has titles on it and beside it', () => {
    expect(found.titles).toBeGreaterThan(YEARS * 20);
    expect(found.callouts).toBeGreaterThan(YEARS * 1.5);
  });

  it.each<Way>(['strong', 'quiet', 'quietLine', 'dotGround', 'dot'])('never draws %s over a letter', (way) => {
    expect(found[way]).toBe(0);
  });

  it.each([
    'line through a title on the wheel',
    'line through the name of a month',
    'line through a mark',
    'line through the number of a week',
    'line through a title beside the wheel',
    'line through its own title',
    'line on line',
    'title on title',
  ])('has no %s', (fault) => {
    expect(found[fault] ?? 0).toBe(0);
  });
});
