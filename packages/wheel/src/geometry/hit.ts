import type { WheelActivity } from '../types.ts';
import { isAcross } from './label.ts';
import type { WheelLayout } from './layout.ts';
import type { Placed } from './placed.ts';
import { degreesOf, type Point, polarOf } from './polar.ts';

/** What is at a point: a month, perhaps a ring in it, perhaps an activity in that. `ring` −1 is the band of names. */
export type Hit = {
  slot: number;
  ring: number;
  activity: WheelActivity | undefined;
  /** Whether the point is on the beginning of the activity's band, if that is on the wheel. */
  isStart: boolean;
  angle: number;
};

/** How long the beginning of a band is, in pixels along it. */
const BEGINNING = 7;

/** Returns what is at a point of the drawing; undefined in the centre and outside. `reach` (pixels) makes marks easier to hit. */
export function hitAt(layout: WheelLayout, point: Point, reach = 2): Hit | undefined {
  const { radii, dial } = layout;
  const { radius, angle: turned } = polarOf(point, layout.direction);
  const angle = dial.wrap(turned);
  const innermost = radii.rings.at(-1)?.inner ?? radii.names.inner;
  if (radius > radii.edge || radius < innermost) return undefined;
  const slot = dial.slotAt(angle);
  const ring = radii.rings.findIndex(({ inner, outer }) => radius >= inner - 1.5 && radius <= outer + 1.5);
  const found = ring < 0 ? undefined : nearest(layout, ring, radius, angle, reach);
  const activity = found?.activity ?? (ring < 0 ? undefined : titled(layout, ring, radius, angle));
  return { slot, ring, activity, isStart: found !== undefined && isBeginning(found, angle), angle };
}

/** Whether an angle is at the beginning of a band that is long enough for a beginning apart from its middle. */
function isBeginning({ isBand, isCutAtStart, from, to, radius }: Placed, angle: number): boolean {
  const length = degreesOf(BEGINNING, radius);
  return isBand && !isCutAtStart && to - from > 3 * length && angle <= from + length;
}

function nearest(layout: WheelLayout, ring: number, radius: number, angle: number, reach: number) {
  let found: Placed | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of layout.placed[ring]!.items) {
    const across = Math.abs(item.radius - radius);
    if (across > Math.max(item.form.size, item.form.height) / 2 + reach) continue;
    const along = degreesOf(reach, item.radius);
    if (angle < item.from - along || angle > item.to + along) continue;
    const distance = across + Math.abs((item.shape ?? item.to) - angle) / 100;
    if (distance < least) [found, least] = [item, distance];
  }
  return found;
}

/** Returns the activity whose title is there: a title is part of its mark. */
function titled({ placed, direction }: WheelLayout, ring: number, radius: number, angle: number) {
  const { items, labels } = placed[ring]!;
  const label = labels.find((one) => isAcross(one, radius, angle, direction));
  return label && items.find(({ activity }) => activity.id === label.activityId)?.activity;
}
