import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import type { Point } from '../geometry/polar.ts';
import type { WheelActivity } from '../types.ts';

/** Returns the day (YYYY-MM-DD) that is drawn at a place of the window; undefined in the centre and outside. */
export type DayFinder = (at: Point) => string | undefined;

/**
 * Lets marks be dragged to other days. The wheel says what is pressed and which day is where; the user of the wheel does the rest. Must stay the same
 * object.
 */
export type WheelDrag = {
  isMovable: (activity: WheelActivity) => boolean;
  /**
   * Called when mouse or pen presses a mark, its title or the beginning of its band, or a finger presses a grip (`data-grip`) of a tapped activity.
   */
  onPress: (activity: WheelActivity, event: PointerEvent, isStart: boolean) => void;
  /**
   * Handles a key on the title of an activity in the card; returns whether it dropped the activity on other days, where the card may no longer list
   * it.
   */
  onKey: (activity: WheelActivity, event: KeyboardEvent) => boolean;
  /** Called when the focus has left that title. */
  onLeave: () => void;
  /** Whether the press that ends with a click has moved something, so that the click does not count. */
  isSpent: () => boolean;
  /** Holds the function that finds days, while the wheel is drawn. */
  finder: RefObject<DayFinder | null>;
};
