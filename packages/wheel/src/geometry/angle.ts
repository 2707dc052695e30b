import type { WheelDirection } from '../types.ts';

/**
 * Angles are degrees along the drawing order, from twelve o'clock on; which of them a month has, a `Dial` says. Only `screenAngle` knows the
 * direction.
 */
export type Sector = { start: number; end: number };

/** Returns degrees clockwise from twelve o'clock on the screen, 0 ≤ angle < 360. */
export function screenAngle(angle: number, direction: WheelDirection): number {
  const turned = direction === 'right' ? angle : -angle;
  return ((turned % 360) + 360) % 360;
}

/** Whether text at this angle would be upside down if it followed the clock. */
export function isLowerHalf(angle: number, direction: WheelDirection): boolean {
  const onScreen = screenAngle(angle, direction);
  return onScreen > 90 && onScreen < 270;
}
