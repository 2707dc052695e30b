import { writtenAt } from '../geometry/polar.ts';
import { yearWindow } from '../time/year-window.ts';

/** When activities of a ring begin: the number of the day in the year (from 1), the days that the longest takes, and 1 if all are done. */
export type SmallMark = readonly number[];

/** A ring of a small wheel: the days of one year wheel. */
export type SmallRing = { marks: readonly SmallMark[] };

/** What a small wheel is drawn from. */
export type SmallWheelInput = {
  year: number;
  /** The outermost first. */
  rings: readonly SmallRing[];
  /** The number of today in the year, from 1; 0 before it, 367 after it. */
  today: number;
  /** The side of the picture in CSS pixels. */
  size: number;
};

/** A ring as paths: its ground, and its marks by their state, each to be stroked with round ends. */
export type SmallRingPaths = { ground: string; done: string; open: string; late: string };

/** A small wheel: paths around 0, 0, and how wide their strokes are in CSS pixels. */
export type SmallWheelPaths = {
  rings: SmallRingPaths[];
  /** Of a mark. */
  stroke: number;
  /** Of the ground of a ring. */
  depth: number;
  /** Along the hand of today; undefined outside of the year. */
  hand: string | undefined;
  /** The radius of the circle inside of the rings. */
  hub: number;
};

/** Degrees left empty on each side of a month. */
const gutter = 1.5;
/** Pixels that the wheel keeps to the edge of its picture. */
const edge = 1;
/** The part of the radius that the rings take, from the rim inwards. */
const ringPart = 0.62;

/**
 * Draws a year as a small picture: a band of twelve months for each ring, in it a dot where an activity begins and a line for one of several days.
 * Marks that would lie on each other go side by side, as far as their band is deep.
 */
export function smallWheel({ year, rings, today, size }: SmallWheelInput): SmallWheelPaths {
  const rim = size / 2 - edge;
  const deep = (rim * ringPart) / Math.max(rings.length, 1);
  const depth = deep * (rings.length > 1 ? 0.86 : 1);
  const stroke = Math.max(1.2, Math.min(size / 40, depth * 0.26));
  const months = monthStarts(year);
  const drawn = rings.map(({ marks }, index) => {
    const middle = rim - deep * (index + 0.5);
    return { ground: grounds(middle), ...marksOf(marks, { middle, depth, stroke, months, today }) };
  });
  const hub = rim * (1 - ringPart);
  const isNow = today >= 1 && today < 367;
  const turned = angleOf(today, months, 0.5);
  return {
    rings: drawn,
    stroke,
    depth,
    hand: isNow ? `M${writtenAt(hub, turned)}L${writtenAt(rim, turned)}` : undefined,
    hub,
  };
}

type Place = { middle: number; depth: number; stroke: number; months: readonly number[]; today: number };

function marksOf(marks: readonly SmallMark[], place: Place): Omit<SmallRingPaths, 'ground'> {
  const { middle, depth, stroke, months, today } = place;
  const lanes = Math.max(1, Math.floor(depth / (stroke * 1.35)));
  const taken: number[] = new Array(lanes).fill(Number.NEGATIVE_INFINITY);
  const paths = { done: '', open: '', late: '' };
  for (const [day = 1, days = 1, isDone = 0] of marks) {
    const from = angleOf(day, months, 0.5);
    const to = Math.max(from, angleOf(day + days - 1, months, 0.5));
    const free = taken.findIndex((end) => end < from);
    const lane = free < 0 ? taken.indexOf(Math.min(...taken)) : free;
    const radius = middle + depth / 2 - (depth / lanes) * (lane + 0.5);
    taken[lane] = to + ((stroke * 1.2) / middle) * (180 / Math.PI);
    const state = isDone ? 'done' : day + days - 1 < today ? 'late' : 'open';
    paths[state] += arc(radius, from, to);
  }
  return paths;
}

/** Returns an arc; one without length becomes a dot, as a stroke with round ends shows it. */
function arc(radius: number, from: number, to: number): string {
  if (to - from < 0.5) return `M${writtenAt(radius, from)}h0`;
  return `M${writtenAt(radius, from)}A${radius.toFixed(2)},${radius.toFixed(2)},0,${to - from > 180 ? 1 : 0},1,${writtenAt(radius, to)}`;
}

const grounds = (radius: number): string =>
  Array.from({ length: 12 }, (_, month) => arc(radius, month * 30 + gutter, month * 30 + 30 - gutter)).join('');

/** Returns the number of the day on which each month begins, and of the day after the year. */
function monthStarts(year: number): number[] {
  const { months } = yearWindow({ year });
  const { firstDay, days } = months[11]!;
  return [...months.map((month) => month.firstDay), firstDay + days].map((day) => day - months[0]!.firstDay + 1);
}

/** Returns degrees clockwise from twelve o'clock at a part of a day; months are alike. */
function angleOf(day: number, months: readonly number[], part: number): number {
  const next = months.findIndex((start) => start > day);
  const month = next < 0 ? 11 : Math.max(0, next - 1);
  const [from, to] = [months[month]!, months[month + 1]!];
  const done = Math.min(1, Math.max(0, (day - from + part) / (to - from)));
  return month * 30 + gutter + done * (30 - 2 * gutter);
}
