import type { WheelPart } from '../types.ts';
import { SMALL } from './radii.ts';
import type { TitleWish } from './titled-ring.ts';

/** The most rings with room for titles in the whole year. */
const FEW_RINGS = 2;

/**
 * Returns which activities may show their title. The whole year is a map of marks, with titles only if it has one or two rings; a quarter has titles
 * of open activities, and a month has all. Undefined if there are none. Zooming in never removes a title.
 */
export function titleWish(drawn: {
  rings: number;
  diameter: number;
  part: WheelPart | undefined;
}): TitleWish | undefined {
  const isFew = drawn.rings <= FEW_RINGS;
  if (drawn.part === undefined) return isFew && drawn.diameter >= SMALL ? everything : undefined;
  return isFew || drawn.part.of === 'month' ? everything : open;
}

const everything: TitleWish = () => true;
const open: TitleWish = ({ activity }) => !activity.isDone;
