import { MoveQuestion } from './move-question.tsx';
import { MovingLabel } from './moving-label.tsx';
import { type DayDrag, useDayDrag } from './use-day-drag.ts';
import { useMoveDays } from './use-move-days.ts';

/** Moving the days of activities in a view: what is dragged, and what is asked when it is let go. */
export interface DayMoves {
  drag: DayDrag;
  moves: ReturnType<typeof useMoveDays>;
}

/** @param dayAt the day that is shown at a place of the window */
export function useDayMoves(dayAt?: Parameters<typeof useDayDrag>[1]): DayMoves {
  const moves = useMoveDays();
  return { moves, drag: useDayDrag(moves.move, dayAt) };
}

/** Tells the day of what moves, and asks about a series. */
export function MovesShown({ drag, moves }: DayMoves) {
  return (
    <>
      <MovingLabel moving={drag.moving} />
      {moves.asked && <MoveQuestion asked={moves.asked} onMove={moves.confirm} onClose={moves.cancel} />}
    </>
  );
}
