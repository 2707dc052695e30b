import { isShown, YearWheel, yearWindow } from '@samspel/wheel';
import { useMemo } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import { switchableYears, yearAfter } from '../address/shown-year.ts';
import { BoardLegend } from './board-legend.tsx';
import styles from './board-wheel.module.css';
import type { Board } from './use-board.ts';
import { useWheelTexts } from './use-wheel-texts.ts';
import type { YearBoardProps } from './year-board-props.ts';

type Props = YearBoardProps & { board: Board };

/** The wheel of a year, as the person wants wheels to be, and below it what its rings and signs are. */
export function BoardWheel(props: Props) {
  const { year, yearAsked, startMonth, activities, onOpen, onYearChange, board } = props;
  const today = useToday();
  const { texts, holidays } = useWheelTexts(year, startMonth);
  const ofYear = useMemo(() => {
    const window = yearWindow({ year, startMonth, twoYears: true });
    return activities.filter((activity) => isShown(window, activity));
  }, [year, startMonth, activities]);
  const switchable = switchableYears(today, startMonth);
  const { direction, selectionMode, toggleMode } = board.choices;
  return (
    <>
      <YearWheel
        {...{ year, startMonth, texts, today, holidays, direction, selectionMode, toggleMode }}
        rings={board.rings.shown}
        lift={board.lift}
        onYearChange={(to) => onYearChange(yearAfter(yearAsked, to - year, switchable))}
        twoYears
        activities={board.drawn}
        progress={board.progress}
        selection={board.selection}
        onSelectionChange={board.onSelectionChange}
        onActivityOpen={onOpen}
        yearRange={switchable}
      />
      <div className={styles.legend}>
        <BoardLegend
          {...{ year, startMonth }}
          rings={board.rings}
          lift={board.lift}
          activities={ofYear}
          nameOf={props.ringName}
          toolsOf={props.ringTools}
        />
        {props.belowLegend}
      </div>
    </>
  );
}
