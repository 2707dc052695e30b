import type { PointerEvent, RefObject } from 'react';
import type { Point } from '../geometry/polar.ts';
import type { WheelActivity } from '../types.ts';

/** The day that is drawn at a place of the window (YYYY-MM-DD); undefined in the centre and outside. */
export type DayFinder = (at: Point) => string | undefined;

/** Marks that can be dragged to other days: the wheel says what is pressed and which day lies where, and whoever drags does the rest. Stays the same object. */
export type WheelDrag = {
  isMovable: (activity: WheelActivity) => boolean;
  /** A mark, its title or the beginning of its band is pressed, by mouse or pen. */
  onPress: (activity: WheelActivity, event: PointerEvent, isStart: boolean) => void;
  /** Whether the press that ends with a click has moved something, and is no click. */
  isSpent: () => boolean;
  /** Holds the way to the days while the wheel is drawn. */
  finder: RefObject<DayFinder | null>;
};
