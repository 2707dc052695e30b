import { MoveQuestion } from './move-question.tsx';
import { MovingLabel } from './moving-label.tsx';
import { type DayDrag, type DragOptions, useDayDrag } from './use-day-drag.ts';
import { useMoveDays } from './use-move-days.ts';

/** Moving the days of activities in a view: the drag, and the question when it is dropped. */
export interface DayMoves {
  drag: DayDrag;
  moves: ReturnType<typeof useMoveDays>;
}

export function useDayMoves(options?: DragOptions): DayMoves {
  const moves = useMoveDays();
  return { moves, drag: useDayDrag(moves.move, options) };
}

/** Shows the day of a move, and asks about a series. */
export function MovesShown({ drag, moves }: DayMoves) {
  return (
    <>
      <MovingLabel moving={drag.moving} />
      {moves.asked && <MoveQuestion asked={moves.asked} onMove={moves.confirm} onClose={moves.cancel} />}
    </>
  );
}
