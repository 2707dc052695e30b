import type { DayFinder, WheelActivity, WheelDrag } from '@samspel/wheel';
import { type RefObject, useRef, useState } from 'react';
import type { BoardActivity } from '../model/board-activity.ts';
import { type DayMoves, useDayMoves } from './day-moves.tsx';
import type { DragOptions } from './use-day-drag.ts';

/** Makes the marks of a wheel draggable, and stretchable at their beginning, if the person may write the activity. */
export function useWheelDrag(
  finder: RefObject<DayFinder | null>,
  { isFixed = true }: Pick<DragOptions, 'isFixed'> = {},
): { drag: WheelDrag; moves: DayMoves } {
  const moves = useDayMoves({ dayAt: (x, y) => finder.current?.({ x, y }), isFixed });
  const now = useRef(moves);
  now.current = moves;
  // The same object at each render, so that a drag redraws only its hand.
  const [drag] = useState<WheelDrag>(() => ({
    isMovable,
    onPress: (activity, event, isStart) => isMovable(activity) && now.current.drag.press(activity, event, isStart),
    onKey: (activity, event) => isMovable(activity) && now.current.drag.pressKey(activity, event),
    onLeave: () => now.current.drag.leaveKeys(),
    isSpent: () => now.current.drag.isSpent(),
    finder,
  }));
  return { drag, moves };
}

const isMovable = (activity: WheelActivity): activity is BoardActivity =>
  'isWritable' in activity && activity.isWritable === true;
