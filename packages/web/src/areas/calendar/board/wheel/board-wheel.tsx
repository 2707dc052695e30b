import { YearWheel } from '@samspel/wheel';
import { useMemo } from 'react';
import { useToday } from '../../../../core/time/use-today.ts';
import { switchableYears, yearAfter } from '../../address/shown-year.ts';
import { MovesShown } from '../drag/day-moves.tsx';
import { useWheelDrag } from '../drag/use-wheel-drag.ts';
import type { Board } from '../model/use-board.ts';
import { useWheelTexts } from '../model/use-wheel-texts.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';
import { useWheelLines } from './use-wheel-lines.ts';

type Props = YearBoardProps & { board: Board };

/** The wheel of a year, with the choices of the person. */
export function BoardWheel({ year, yearAsked, startMonth, onOpen, onYearChange, onNew, board }: Props) {
  const today = useToday();
  const { texts } = useWheelTexts(year, startMonth);
  const holidays = useWheelLines(year, startMonth);
  const switchable = switchableYears(today, startMonth);
  const { direction, selectionMode, toggleMode } = board.choices;
  const { drag, moves } = useWheelDrag(board.wheelDays);
  // A filter leaves the rings where they are: what the year has decides, not what is drawn of it.
  const rings = useMemo(
    () => board.rings.shown.map((ring) => ({ ...ring, isLine: !board.used.has(ring.id) })),
    [board.rings.shown, board.used],
  );
  return (
    <>
      <YearWheel
        {...{ year, startMonth, texts, today, holidays, direction, selectionMode, toggleMode }}
        rings={rings}
        highlight={board.highlight}
        onYearChange={(to) => onYearChange(yearAfter(yearAsked, to - year, switchable))}
        twoYears
        activities={board.drawn}
        progress={board.progress}
        selection={board.selection}
        onSelectionChange={board.onSelectionChange}
        part={board.part}
        onPartChange={board.onPartChange}
        onActivityOpen={onOpen}
        {...(onNew && { onPlaceOpen: onNew })}
        yearRange={switchable}
        drag={drag}
        pointedDay={moves.drag.moving?.day}
      />
      <MovesShown {...moves} />
    </>
  );
}
