import '@samspel/wheel/wheel.css';
import { type Day, monthOf, yearOf } from '@samspel/domain/time/day';
import { type WheelDirection, yearWindow } from '@samspel/wheel';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { useFocusFallback } from '../../../ui/focus/use-focus-fallback.ts';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { sayYear, switchableYears, yearAfter } from '../address/shown-year.ts';
import { ChoosingBar, useChoosingBarAhead } from './bulk/choosing-slot.tsx';
import { BoardFilters } from './frame/board-filters.tsx';
import { BoardHead } from './frame/board-head.tsx';
import { HiddenNote } from './frame/hidden-note.tsx';
import { NothingShown } from './frame/nothing-shown.tsx';
import { useBoardShortcuts } from './frame/use-board-shortcuts.ts';
import { useShownView } from './frame/year-frame.tsx';
import { YearSteps } from './frame/year-steps.tsx';
import { ActivityList } from './list/activity-list.tsx';
import { ActivityTable } from './list/activity-table.tsx';
import { MonthsView } from './list/months-view.tsx';
import { NewInMonth, useBeginInMonth } from './list/new-in-month.tsx';
import { useRowInSight } from './list/use-row-in-sight.ts';
import { type Board, useBoard } from './model/use-board.ts';
import type { YearBoardProps } from './model/year-board-props.ts';
import { TimelineView } from './timeline/timeline-slot.tsx';
import { BoardLegend } from './wheel/board-legend.tsx';
import { BoardWheel } from './wheel/board-wheel.tsx';
import { NextTwelve } from './wheel/next-twelve.tsx';
import styles from './year-board.module.css';

/** Ticking a row while completed ones are hidden removes it; the focus goes to another tick, or to the view. */
const ticksElseView = {
  among: 'input[type="checkbox"]:not(:disabled)',
  otherwise: '[role="tabpanel"]',
};

/**
 * A year as a wheel with its list, as months, on a timeline, as a list or as a table, whichever the `YearFrame` around it shows. The same filters
 * narrow all of them, and so does what is chosen on the wheel.
 */
export function YearBoard(props: YearBoardProps) {
  const { view, isWide } = useShownView();
  const board = useBoard(props, view);
  const place = useRef<HTMLDivElement>(null);
  useFocusFallback(place, ticksElseView);
  useChoosingBarAhead();
  const onPress = useRowInSight(place, props.opened);
  const beginInMonth = useBeginInMonth(props, board.chosenMonth);
  useBoardShortcuts({ ...props, onNew: beginInMonth ?? props.onNew }, place);
  const given = { ...props, rings: board.rings.all, board };
  const contents = {
    wheel: () => <WheelWithList {...given} isWide={isWide} />,
    months: () => <Rows {...given} of={MonthsView} />,
    timeline: () => <Rows {...given} of={TimelineView} />,
    list: () => <Rows {...given} of={ActivityList} offersBeside mayChoose />,
    table: () => <Rows {...given} of={ActivityTable} mayChoose />,
  };
  return (
    <div
      ref={place}
      className={styles.board}
      data-view={view}
      aria-busy={!props.unread && props.yearAsked !== props.year}
      onClickCapture={onPress}
    >
      <BoardFilters filter={board.filter} activities={props.activities}>
        {props.settings}
      </BoardFilters>
      {props.unread ? <UnreadYear {...props} {...props.unread} /> : <Fragment key={view}>{contents[view]()}</Fragment>}
    </div>
  );
}

type Given = YearBoardProps & { board: Board };

/** In the place of a year that could not be read: why, and the ways to other years, and to one year on a timeline of several. */
function UnreadYear({ error, onRetry, ...props }: YearBoardProps & NonNullable<YearBoardProps['unread']>) {
  const say = useText();
  const { view } = useShownView();
  const { yearAsked, years = 1, onYears } = props;
  return (
    <>
      <div className={styles.unread}>
        <Steps {...props} year={yearAsked} />
        {view === 'timeline' && years > 1 && onYears && (
          <Button variant="tertiary" size="sm" onClick={() => onYears(1)}>
            {say('wheel.timeline.yearCount', { count: 1 })}
          </Button>
        )}
      </div>
      <ErrorState error={error} onRetry={onRetry} />
    </>
  );
}

function WheelWithList({ isWide, ...given }: Given & { isWide: boolean }) {
  // In a window that is made narrower the list stays, below the wheel: something may be half written in it.
  const [startedWide] = useState(isWide);
  const today = useToday();
  const { direction } = given.board.choices;
  return (
    <div className={isWide ? styles.beside : undefined}>
      <div className={styles.room} data-wheel-room="">
        <div className={styles.wheel} data-called={calledSide(given.year, given.startMonth, today, direction)}>
          <BoardWheel {...given} />
          {!isWide && <BoardLegend {...given} />}
        </div>
      </div>
      {(isWide || startedWide) && (
        <div className={styles.list}>
          {isWide && <BoardLegend {...given} />}
          <Rows {...given} of={ActivityList} offersBeside hasWheel mayChoose />
        </div>
      )}
    </div>
  );
}

/** The side of the wheel that today is on, if it is in the year shown. */
function calledSide(year: number, startMonth: number, today: Day, direction: WheelDirection) {
  const { months } = yearWindow({ year, startMonth, twoYears: true });
  const month = months.find((one) => one.year === yearOf(today) && one.month === monthOf(today));
  if (!month) return undefined;
  return month.slot < 6 === (direction === 'right') ? 'right' : 'left';
}

interface RowsProps extends Given {
  of: (given: Given) => ReactNode;
  /** Whether each row shows what is offered with it. */
  offersBeside?: boolean;
  /** Whether several rows can be chosen. */
  mayChoose?: boolean;
  /** Whether the wheel beside the list leads to other years. */
  hasWheel?: boolean;
}

/** The head above the activities of a view, and the activities, or why there are none. */
function Rows({ of: View, offersBeside = false, mayChoose = false, hasWheel = false, ...given }: RowsProps) {
  const { board, offer, year, startMonth, empty } = given;
  const isEmpty = board.listed.length === 0;
  const isBeside = offersBeside && board.listed.some(({ id }) => id === offer?.id);
  return (
    <>
      {offer && !isBeside && (
        <div className={styles.offer}>
          <p>{offer.title}</p>
          {offer.content}
        </div>
      )}
      <HiddenNote count={board.hidden} onShow={board.showCompleted} />
      <BoardHead
        {...{ board, isEmpty, mayChoose }}
        steps={!hasWheel && <Steps {...given} />}
        years={!given.hasFixedMonth && <NextTwelve {...given} />}
        isBeside={hasWheel}
      >
        <NewInMonth {...given} />
      </BoardHead>
      {isEmpty ? <NothingShown board={board} year={sayYear(year, startMonth)} empty={empty} /> : <View {...given} />}
      {mayChoose && board.choosing.isOn && <ChoosingBar choosing={board.choosing} activities={board.listed} />}
    </>
  );
}

function Steps({ year, yearAsked, startMonth, onYearChange }: YearBoardProps) {
  const years = switchableYears(useToday(), startMonth);
  return (
    <YearSteps
      year={year}
      label={sayYear(year, startMonth)}
      years={years}
      onYear={(to) => onYearChange(yearAfter(yearAsked, to - year, years))}
    />
  );
}
