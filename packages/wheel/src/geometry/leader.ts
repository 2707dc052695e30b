import { OUTLINE } from './form.ts';
import { SHAPE_REACH } from './glyph.ts';
import { isAcross } from './label.ts';
import type { WheelLayout } from './layout.ts';
import { dotOf } from './marks.ts';
import type { Placed } from './placed.ts';
import { degreesOf, lengthOf, type Point, pointAt, polarOf } from './polar.ts';
import type { Band } from './radii.ts';
import { textWidth } from './text-width.ts';
import { numberBox, weekNumbers } from './weeks.ts';

/** Returns what is written along the rim for the month in a slot. */
type NameOf = (slot: number) => string;

/** Kept free between a line and the letters, and between it and the marks, that it passes behind, in pixels. */
const [BESIDE_LETTERS, BESIDE_MARKS] = [2, 1.2];
/** How much wider the half bold letters of the names of months are than those of titles. */
const HALF_BOLD = 1.05;
/** How far those names reach from the middle of their line, in parts of their size. */
const NAME_HALF = 0.6;
/** With less of a line than this between its mark and another, it would look like the other's: it passes over that one. */
const LEAST_STUB = 2.5;

/** Whether a line along the radius would be lost behind a title along it. */
export const isLost = (own: Placed, { inner }: Band, layout: WheelLayout): boolean =>
  crossed(own.shape!, inner, layout).some(({ way }) => way === 'radial');

/**
 * Returns the pieces of a line along the radius that are seen: all but what is behind letters and marks. Where marks lie close to its own it is over
 * these, since it would begin at the outermost of them otherwise. The last piece ends where the line does.
 */
export function seenPieces(own: Placed, { inner, outer }: Band, layout: WheelLayout, nameOf: NameOf): Band[] {
  const marks = behindMarks(own, layout);
  const until = endOfCrowd(marks, inner);
  const hidden = [
    ...crossed(own.shape!, inner, layout).map(({ inner: from, outer: to }) => ({
      inner: from - BESIDE_LETTERS,
      outer: to + BESIDE_LETTERS,
    })),
    ...marks.filter((mark) => mark.isOwn || mark.outer > until),
    ...behindRim(own.shape!, layout, nameOf),
  ];
  let from = inner;
  const pieces: Band[] = [];
  for (const gap of hidden.sort(byInner)) {
    if (gap.inner > from) pieces.push({ inner: from, outer: gap.inner });
    from = Math.max(from, gap.outer);
  }
  return [...pieces, { inner: from, outer }];
}

const byInner = (one: Band, other: Band) => one.inner - other.inner;

/** Returns where the marks end that lie one close to the other from the beginning of a line on. */
function endOfCrowd(marks: readonly (Band & { isOwn: boolean })[], begin: number): number {
  let end = begin;
  for (const mark of marks.filter(({ isOwn, outer }) => !isOwn && outer > begin).sort(byInner)) {
    if (mark.inner > end + LEAST_STUB) break;
    end = Math.max(end, mark.outer);
  }
  return end;
}

/** Returns the titles on the wheel that are written across an angle outside of a radius. */
function crossed(angle: number, from: number, { labels, direction }: WheelLayout) {
  return labels.filter((label) => {
    const radius = (Math.max(label.inner, from) + label.outer) / 2;
    return label.outer > from && isAcross(label, radius, angle, direction, BESIDE_LETTERS);
  });
}

/** Returns where a line from a mark passes other marks, and the dots of what is late, its own too. */
function behindMarks(own: Placed, { placed, direction, late }: WheelLayout): (Band & { isOwn: boolean })[] {
  const angle = own.shape!;
  return placed.flatMap(({ items, labels }) =>
    items.flatMap((item) => {
      const { form, radius, shape, state } = item;
      const isOwn = item === own;
      const reach = form.size * 2;
      if (radius + reach < own.radius) return [];
      const hidden: (Band | undefined)[] = [];
      if (item.isBand && !isOwn && isBetween(angle, item, degreesOf(BESIDE_MARKS, radius)))
        hidden.push(around(radius, (form.height + OUTLINE) / 2 + BESIDE_MARKS));
      if (shape !== undefined && Math.abs(lengthOf(turn(shape, angle), radius)) < reach) {
        const half = ((form.size + OUTLINE) / 2) * SHAPE_REACH + BESIDE_MARKS;
        if (!isOwn) hidden.push(behindDisc({ radius, angle: shape }, half, angle));
        if (state === 'overdue' && late[item.lastSlot] === undefined) {
          const { middle, whole } = dotOf(item, pointAt(radius, shape, direction), labels, direction);
          hidden.push(behindDisc(polarOf(middle, direction), whole + BESIDE_MARKS, angle));
        }
      }
      return hidden.filter(isThere).map((band) => ({ ...band, isOwn }));
    }),
  );
}

const around = (middle: number, half: number): Band => ({ inner: middle - half, outer: middle + half });
const isThere = (band: Band | undefined): band is Band => band !== undefined;

/** From one angle to another the short way, in degrees. */
const turn = (from: number, to: number) => ((((to - from + 180) % 360) + 360) % 360) - 180;

const isBetween = (angle: number, { from, to }: Placed, air: number) =>
  [angle - 360, angle, angle + 360].some((one) => one > from - air && one < to + air);

/** Returns where the radius at an angle is in a disc. */
function behindDisc(middle: { radius: number; angle: number }, reach: number, angle: number): Band | undefined {
  const away = (turn(middle.angle, angle) * Math.PI) / 180;
  const across = middle.radius * Math.sin(away);
  if (Math.abs(across) >= reach || Math.abs(away) > Math.PI / 2) return undefined;
  return around(middle.radius * Math.cos(away), Math.sqrt(reach ** 2 - across ** 2));
}

/** Returns where the radius at an angle is behind the name of a month and the numbers of weeks. */
function behindRim(angle: number, { radii, dial, window, direction, diameter }: WheelLayout, nameOf: NameOf): Band[] {
  const size = radii.fontSize.month;
  const middle = (radii.names.inner + radii.names.outer) / 2;
  const month = window.months.find((one) => angle < dial.stepOf(one.slot).end) ?? window.months.at(-1)!;
  const half = degreesOf((textWidth(nameOf(month.slot), size) * HALF_BOLD) / 2 + BESIDE_LETTERS, middle);
  const name = around(middle, size * NAME_HALF);
  const numbers = weekNumbers(month, dial).map((number) => {
    const box = numberBox(number, radii, direction, diameter);
    return box && behindBox(box, BESIDE_LETTERS, pointAt(1, angle, direction));
  });
  return [...(Math.abs(angle - dial.middleOf(month.slot)) < half ? [name] : []), ...numbers.filter(isThere)];
}

/** Returns where a line from the centre through a point at the radius 1 is in an upright box. */
function behindBox({ middle, width, height }: { middle: Point; width: number; height: number }, by: number, to: Point) {
  const across = between((middle.x - width / 2 - by) / to.x, (middle.x + width / 2 + by) / to.x);
  const down = between((middle.y - height / 2 - by) / to.y, (middle.y + height / 2 + by) / to.y);
  const [inner, outer] = [Math.max(across.least, down.least), Math.min(across.most, down.most)];
  return inner < outer && inner > 0 ? { inner, outer } : undefined;
}

const between = (one: number, other: number) => ({ least: Math.min(one, other), most: Math.max(one, other) });
