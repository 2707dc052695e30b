import { beforeAll, describe, expect, it } from 'vitest';
import type { WheelActivity, WheelDirection, WheelPart } from '../types.ts';
import type { WheelLabel } from './label.ts';
import { type LayoutInput, planWheel, type WheelPlan } from './layout.ts';
import { diameterFor } from './radii.ts';
import { viewOf } from './view.ts';

/**
 * Checks the places of titles in many random years, in every other of them with a month opened. What is expected is computed separately here, from calendar days only. TITLE_YEARS sets the
 * number of years, by default 200,000.
 */
const YEARS = Number(process.env.TITLE_YEARS ?? 200_000);

/** Returns numbers from 0 up to `below` that are the same every time: a linear congruence. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const DAY = 86_400_000;
const WORDS = [
  'AMU',
  'Årsmelding',
  'Refusjon ressurskrevjande tenester',
  'MØTE I KOMMUNESTYRET',
  'Nasjonale prøver 8. og 9.',
];
const PARTS: (WheelPart | undefined)[] = [
  undefined,
  ...[0, 1, 2, 3].map((index): WheelPart => ({ of: 'quarter', index })),
  ...[0, 4, 7, 11].map((index): WheelPart => ({ of: 'month', index })),
];
/** Widths of frames on screen, and of wheels on sheets (pixels of 9/12 point). */
const WIDTHS = [250, 360, 557, 740, 1000, 1440, 548, 690, 1000];

type Case = LayoutInput & { year: number; activities: WheelActivity[]; width: number; direction: WheelDirection };

/** Written days, from two months before the years to a year after them. */
const FIRST = Date.UTC(2017, 10, 1);
const DATES = Array.from({ length: 366 * 16 }, (_, day) => new Date(FIRST + day * DAY).toISOString().slice(0, 10));

function anyCase(roll: (below: number) => number): Case {
  const year = 2018 + roll(12);
  const part = PARTS[roll(PARTS.length)];
  const ringCount = 1 + roll(7);
  const startMonth = 1 + roll(12);
  const date = (day: number) => DATES[(Date.UTC(year, 0, 1) - FIRST) / DAY + day]!;
  // Most of them where the view is: from two months before what is shown.
  const months = part === undefined ? 0 : part.index * (part.of === 'quarter' ? 3 : 1);
  const from = ((startMonth - 1 + months) % 12) * 30 - 60;
  const within = part === undefined ? 500 : part.of === 'quarter' ? 160 : 90;
  const activities = Array.from({ length: 2 + roll(part === undefined ? 14 : 6) }, (_, index): WheelActivity => {
    const start = from + roll(within);
    const length = roll(3) === 0 ? 0 : roll(80);
    const title = `${WORDS[roll(WORDS.length)]}${roll(2) ? ` ${roll(100)}` : ''}`;
    const days = { startDate: date(start), endDate: date(start + length) };
    return {
      id: String(index),
      ringId: String(roll(ringCount)),
      title,
      ...days,
      isDone: roll(3) === 0,
      isOverdue: false,
    };
  });
  const width = WIDTHS[roll(WIDTHS.length)]!;
  return {
    ...{ year, part, activities, width, startMonth, twoYears: roll(4) > 0 },
    direction: roll(2) ? 'right' : 'left',
    rings: Array.from({ length: ringCount }, (_, index) => ({ id: String(index), title: '', color: '#1f6f8b' })),
    diameter: diameterFor(width, part),
    // On paper there is no hand.
    today: roll(3) ? date(roll(365)) : undefined,
    open: roll(2) ? roll(12) : undefined,
  };
}

/** Returns the months as they are drawn, each with its days. */
function monthsOf({ year, startMonth = 1, twoYears = false }: Case) {
  return Array.from({ length: 12 }, (_, slot) => {
    const month = (startMonth - 1 + slot) % 12;
    const its = twoYears && month < startMonth - 1 ? year + 1 : year;
    const [from, next] = [Date.UTC(its, month, 1), Date.UTC(its, month + 1, 1)];
    return { slot, from, next };
  });
}

/** Returns where a month begins and ends on the circle, and its gutters: 30° and 2°, or 114° and 2° around the same middle if it is opened. */
function stepOf({ open, part }: Case, slot: number): { start: number; end: number; gutter: number } {
  if (open === undefined || part) return { start: slot * 30, end: slot * 30 + 30, gutter: 2 };
  const [first, closed] = [open * 30 + 15 - 57, (360 - 114) / 11];
  if (slot === open) return { start: first, end: first + 114, gutter: 2 };
  const start = slot < open ? first - (open - slot) * closed : first + 114 + (slot - open - 1) * closed;
  return { start, end: start + closed, gutter: (2 * closed) / 30 };
}

/** Returns the drawing angle of a day, of which `part` has passed. */
function angleOf(wheel: Case, day: string, part: number): number | undefined {
  const at = Date.parse(day);
  const month = monthsOf(wheel).find(({ from, next }) => at >= from && at < next);
  if (!month) return undefined;
  const { start, end, gutter } = stepOf(wheel, month.slot);
  return start + gutter + ((at + part * DAY - month.from) / (month.next - month.from)) * (end - start - 2 * gutter);
}

/** Returns the month that an angle is in, by slot; of two that meet there, the one on the side given. */
function slotOf(wheel: Case, angle: number, side: -1 | 1): number {
  for (let slot = 0; slot < 12; slot += 1) if (angle + side * 1e-9 < stepOf(wheel, slot).end) return slot;
  return 11;
}

/** Returns what is wrong with a title; an empty list if nothing is. */
function faultsOf(wheel: Case, label: WheelLabel): string[] {
  const activity = wheel.activities.find(({ id }) => id === label.activityId)!;
  const [start, end] = [Date.parse(activity.startDate), Date.parse(activity.endDate)];
  const own = monthsOf(wheel).filter(({ from, next }) => start < next && end >= from);
  const middle = (label.start + label.end) / 2;
  const faults: string[] = [];
  const firstOver = slotOf(wheel, label.start, 1);
  const overMonths = Array.from(
    { length: slotOf(wheel, label.end, -1) - firstOver + 1 },
    (_, index) => firstOver + index,
  );
  if (!overMonths.every((slot) => own.some((month) => month.slot === slot))) faults.push('in another month');
  const mark = angleOf(wheel, activity.endDate, 0.5);
  if (label.way === 'radial' && slotOf(wheel, middle, 1) !== slotOf(wheel, mark!, 1))
    faults.push('not in the month of its mark');
  const [first, last] = [angleOf(wheel, activity.startDate, 0), angleOf(wheel, activity.endDate, 1)];
  const isOut = (first !== undefined && label.start < first - 1e-6) || (last !== undefined && label.end > last + 1e-6);
  // In a year that goes from December to an earlier January, an activity is in two pieces.
  const runsThrough = wheel.twoYears || wheel.startMonth === 1;
  if (label.way === 'inside' && runsThrough && isOut) faults.push('outside its band');
  const hand = wheel.today === undefined ? undefined : angleOf(wheel, wheel.today, 0.5);
  if (hand !== undefined && hand > label.start && hand < label.end) faults.push('under the hand');
  const cut = label.text.endsWith('…') ? label.text.slice(0, -1) : undefined;
  if (cut !== undefined && !/^(\s|$)/.test(activity.title.slice(cut.length))) faults.push('cut within a word');
  return faults;
}

type Box = { start: number; end: number; inner: number; outer: number };
const meet = (one: Box, other: Box) =>
  one.start < other.end - 1e-6 &&
  other.start < one.end - 1e-6 &&
  one.inner < other.outer - 1e-6 &&
  other.inner < one.outer - 1e-6;

type Corner = { x: number; y: number };
const RADIAN = Math.PI / 180;
const pointAt = (radius: number, onScreen: number): Corner => ({
  x: radius * Math.sin(onScreen * RADIAN),
  y: -radius * Math.cos(onScreen * RADIAN),
});

/** How high small letters and their stems are around the middle of a line of 12 pixels. */
const [ABOVE, BELOW] = [5.4, 6];

/** Returns the corners of a line along the radius as it is drawn: turned about the centre, then moved across. */
function cornersOf({ angle, isTurned, across, inner, outer }: WheelLabel): Corner[] {
  const [along, down] = isTurned ? [-1, -1] : [1, 1];
  const unit = pointAt(1, angle);
  const side = pointAt(1, angle + 90);
  return [outer, inner].flatMap((radius, end) =>
    (end === 0 ? [-ABOVE, BELOW] : [BELOW, -ABOVE]).map((off) => ({
      x: radius * unit.x + (across + off) * down * side.x * Math.abs(along),
      y: radius * unit.y + (across + off) * down * side.y * Math.abs(along),
    })),
  );
}

/** Whether two rectangles share room: no line along a side of one of them parts them. */
function overlap(one: readonly Corner[], other: readonly Corner[]): boolean {
  for (const corners of [one, other]) {
    for (const [index, from] of corners.entries()) {
      const to = corners[(index + 1) % corners.length]!;
      const across = (point: Corner) => (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
      const own = corners.map(across);
      const theirs = (corners === one ? other : one).map(across);
      const isParted = Math.max(...own) <= Math.min(...theirs) + 1e-6 || Math.max(...theirs) <= Math.min(...own) + 1e-6;
      if (isParted) return false;
    }
  }
  return true;
}

function collisions({ placed }: WheelPlan): number {
  let found = 0;
  for (const { items, labels } of placed) {
    for (const [index, label] of labels.entries()) {
      for (const { form, radius, from, to, shape, isBand, activity } of items) {
        if (label.way === 'inside' && activity.id === label.activityId) continue;
        const boxes = [
          ...(isBand
            ? [{ start: from, end: to, inner: radius - form.height / 2, outer: radius + form.height / 2 }]
            : []),
          ...(shape === undefined || form.isTall ? [] : [shapeBox(shape, radius, form.size / 2)]),
        ];
        if (boxes.some((box) => meet(label, box))) found += 1;
      }
      for (const other of labels.slice(index + 1)) {
        const isRadial = label.way === 'radial' && other.way === 'radial';
        if (isRadial ? overlap(cornersOf(label), cornersOf(other)) : meet(label, other)) found += 1;
      }
    }
  }
  return found;
}

/** Returns how many fine lines from a mark to its title go through a title. */
function crossedByLine({ placed, direction }: WheelPlan): number {
  return placed.reduce((found, { labels }) => {
    const lines = labels.flatMap(({ tick }) => (tick ? [pointsOf(tick)] : []));
    const isCrossing = (points: readonly Corner[]) =>
      points.some((point) => labels.some((title) => isIn(point, title, direction)));
    return found + lines.filter(isCrossing).length;
  }, 0);
}

/** Returns points half a pixel apart on each piece of a line that is drawn. */
function pointsOf(tick: string): Corner[] {
  const pieces = tick.split('M').filter(Boolean);
  return pieces.flatMap((piece) => {
    const corners = piece.split('L').map((corner): Corner => {
      const [x, y] = corner.split(',').map(Number);
      return { x: x!, y: y! };
    });
    return corners.slice(1).flatMap((to, index) => {
      const from = corners[index]!;
      const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 2) || 1;
      return Array.from({ length: steps + 1 }, (_, step) => ({
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      }));
    });
  });
}

/** Whether a point is on the letters of a title. */
function isIn({ x, y }: Corner, label: WheelLabel, direction: WheelDirection): boolean {
  const radius = Math.hypot(x, y);
  if (radius <= label.inner || radius >= label.outer) return false;
  if (label.way === 'radial') {
    const corners = cornersOf(label);
    return overlap(corners, [
      { x, y },
      { x: x + 0.01, y },
      { x: x + 0.01, y: y + 0.01 },
      { x, y: y + 0.01 },
    ]);
  }
  const onScreen = Math.atan2(x, -y) / RADIAN;
  const angle = (((direction === 'right' ? onScreen : -onScreen) % 360) + 360) % 360;
  return [angle - 360, angle, angle + 360].some((one) => one > label.start && one < label.end);
}

function shapeBox(shape: number, radius: number, half: number): Box {
  const degrees = half / radius / RADIAN;
  return { start: shape - degrees, end: shape + degrees, inner: radius - half, outer: radius + half };
}

/** Returns how many pixels high a title of 12 is in its frame. */
function shownLetters(wheel: Case, { radii }: WheelPlan): number {
  const rings = { inner: radii.rings.at(-1)!.inner, outer: radii.room.outer };
  return (12 * wheel.width) / viewOf(wheel.diameter!, wheel.part, wheel.direction, rings).size;
}

/** A line is as thick as four pixels, and no band is. */
const isLine = ({ inner, outer }: { inner: number; outer: number }) => outer - inner < 5;

/** Returns how many titles of other rings change when one of the activities is removed, while each ring stays a line or a band. */
function moved(wheel: Case, plan: WheelPlan, gone: number): number {
  const activities = wheel.activities.filter((_, index) => index !== gone);
  const rings = wheel.rings.map((ring, index) => ({ ...ring, isLine: isLine(plan.radii.rings[index]!) }));
  const own = wheel.activities[gone]!.ringId;
  const others = ({ placed }: WheelPlan) =>
    placed.filter((_, ring) => String(ring) !== own).map(({ labels }) => JSON.stringify(labels));
  const after = others(planWheel({ ...wheel, rings, activities }));
  return others(plan).filter((labels, index) => labels !== after[index]).length;
}

/** Returns how many marks change place when one of the activities is ticked or is not done after all. */
function movedByTick(wheel: Case, plan: WheelPlan, ticked: number): number {
  const activities = wheel.activities.map((one, index) => (index === ticked ? { ...one, isDone: !one.isDone } : one));
  const places = ({ placed }: WheelPlan) =>
    placed.flatMap(({ items }) =>
      items.map(({ activity, radius, from, to }) => `${activity.id} ${radius} ${from} ${to}`),
    );
  const after = new Set(places(planWheel({ ...wheel, activities })));
  return places(plan).filter((place) => !after.has(place)).length;
}

/** Returns how many titles have each fault, how many are placed each way, and the smallest. */
function seen() {
  const roll = dice(12);
  const counts: Record<string, number> = {};
  const count = (what: string, by = 1) => (counts[what] = (counts[what] ?? 0) + by);
  let smallest = Number.POSITIVE_INFINITY;
  for (let year = 0; year < YEARS; year += 1) {
    const wheel = anyCase(roll);
    const plan = planWheel(wheel);
    if (plan.labels.length === 0) continue;
    smallest = Math.min(smallest, shownLetters(wheel, plan));
    for (const label of plan.labels) {
      count(label.way);
      for (const fault of faultsOf(wheel, label)) count(fault);
    }
    count('on top of something', collisions(plan));
    count('under a fine line', crossedByLine(plan));
    const one = roll(wheel.activities.length);
    // An opened month lets the rings breathe: what it holds moves them.
    if (year % 4 === 0 && (wheel.open === undefined || wheel.part)) count('moved', moved(wheel, plan, one));
    if (year % 4 === 1) count('moved by a tick', movedByTick(wheel, plan, one));
  }
  return { counts, smallest };
}

describe(`a title, in ${YEARS.toLocaleString('en')} years`, () => {
  let found: ReturnType<typeof seen>;
  beforeAll(() => {
    found = seen();
  });

  it.each(['inside', 'radial', 'along'])('is seen standing %s', (way) => {
    expect(found.counts[way]).toBeGreaterThan(YEARS / 20);
  });

  it.each([
    'in another month',
    'not in the month of its mark',
    'cut within a word',
    'outside its band',
    'under the hand',
    'on top of something',
    'under a fine line',
  ])('never stands %s', (fault) => {
    expect(found.counts[fault] ?? 0).toBe(0);
  });

  it('stays where it is at rest when an activity of another ring comes or goes', () => {
    expect(found.counts.moved).toBe(0);
  });

  it('leaves its mark in its place when something is ticked', () => {
    expect(found.counts['moved by a tick']).toBe(0);
  });

  it('is never smaller than 12 px at the size shown', () => {
    expect(found.smallest).toBeGreaterThanOrEqual(12);
  });
});
