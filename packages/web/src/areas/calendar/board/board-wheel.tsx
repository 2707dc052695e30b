import { WheelLegend, YearWheel } from '@samspel/wheel';
import { useToday } from '../../../core/time/use-today.ts';
import { useOnPaper } from '../../../ui/use-wide.ts';
import { switchableYears, yearAfter } from '../address/shown-year.ts';
import type { Board } from './use-board.ts';
import { useWheelTexts } from './use-wheel-texts.ts';
import type { YearBoardProps } from './year-board-props.ts';

type Props = YearBoardProps & { board: Board };

/** The wheel of a year, as the person wants wheels to be, and below it what its rings are; where nothing says so, on paper alone. */
export function BoardWheel({ year, yearAsked, startMonth, rings, legend, onOpen, onYearChange, board }: Props) {
  const today = useToday();
  const { texts, holidays } = useWheelTexts(year, startMonth);
  const isOnPaper = useOnPaper();
  const switchable = switchableYears(today, startMonth);
  const { direction, selectionMode, toggleMode } = board.choices;
  return (
    <>
      <YearWheel
        {...{ year, startMonth, rings, texts, today, holidays, direction, selectionMode, toggleMode }}
        onYearChange={(to) => onYearChange(yearAfter(yearAsked, to - year, switchable))}
        twoYears
        activities={board.drawn}
        progress={board.progress}
        selection={board.selection}
        onSelectionChange={board.onSelectionChange}
        onActivityOpen={onOpen}
        yearRange={switchable}
      />
      {legend ?? (isOnPaper && <WheelLegend {...{ rings, texts }} activities={board.listed} />)}
    </>
  );
}
