import type { WheelPart } from '../types.ts';
import { SMALL } from './radii.ts';
import type { TitleWish } from './titled-ring.ts';

/** So many rings leave each of them room for titles in the whole year. */
const FEW_RINGS = 2;

/**
 * Which activities may show their title: the whole year is a map of marks, with titles where it has one or two rings; a quarter has those of
 * what is open, and one month all. Undefined if there are none. Who comes closer never loses a title.
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
