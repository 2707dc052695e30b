import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import type { Point } from '../geometry/polar.ts';
import type { WheelActivity } from '../types.ts';

/** The day that is drawn at a place of the window (YYYY-MM-DD); undefined in the centre and outside. */
export type DayFinder = (at: Point) => string | undefined;

/** Marks that can be dragged to other days: the wheel says what is pressed and which day lies where, and whoever drags does the rest. Stays the same object. */
export type WheelDrag = {
  isMovable: (activity: WheelActivity) => boolean;
  /** A mark, its title or the beginning of its band is pressed by mouse or pen; a grip of what was tapped (`data-grip`) by a finger. */
  onPress: (activity: WheelActivity, event: PointerEvent, isStart: boolean) => void;
  /** A key on the title of an activity in the card; returns whether it has let go of it on other days, where the card may have it no more. */
  onKey: (activity: WheelActivity, event: KeyboardEvent) => boolean;
  /** The focus has left that title. */
  onLeave: () => void;
  /** Whether the press that ends with a click has moved something, and is no click. */
  isSpent: () => boolean;
  /** Holds the way to the days while the wheel is drawn. */
  finder: RefObject<DayFinder | null>;
};
