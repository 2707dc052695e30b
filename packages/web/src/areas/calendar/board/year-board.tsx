import '@samspel/wheel/wheel.css';
import { type ReactNode, useRef, useState } from 'react';
import { useMay } from '../../../core/person/use-may.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useWide } from '../../../ui/use-wide.ts';
import { sayYear, switchableYears, yearAfter } from '../address/shown-year.ts';
import { ActivityList } from './activity-list.tsx';
import { ActivityTable } from './activity-table.tsx';
import { BoardFilters } from './board-filters.tsx';
import { BoardHead } from './board-head.tsx';
import { BoardLegend } from './board-legend.tsx';
import { viewsFor } from './board-view.ts';
import { BoardWheel } from './board-wheel.tsx';
import { ChoosingBar } from './choosing-bar.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { MonthsView } from './months-view.tsx';
import { NewInMonth, useBeginInMonth } from './new-in-month.tsx';
import { NextTwelve } from './next-twelve.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { TimelineView } from './timeline-slot.tsx';
import { type Board, useBoard } from './use-board.ts';
import { useBoardShortcuts } from './use-board-shortcuts.ts';
import { useRowInSight } from './use-row-in-sight.ts';
import { useView } from './use-view.ts';
import styles from './year-board.module.css';
import type { YearBoardProps } from './year-board-props.ts';
import { YearSteps } from './year-steps.tsx';

/** Ticking a row while completed ones are hidden removes it; the focus goes to another tick, or the selected tab. */
const ticksElseTab = {
  among: 'input[type="checkbox"]:not(:disabled)',
  otherwise: '[role="tab"][aria-selected="true"]',
};

/** The wheel has its list beside it from this width, in pixels. */
const besideFrom = 1200;

/**
 * A year as a wheel with its list, as months, on a timeline, as a list or as a table. The same filters narrow all of them, and so does what is chosen on the wheel.
 */
export function YearBoard(props: YearBoardProps) {
  const say = useText();
  const isWide = useWide(besideFrom);
  const hasTimeline = useMay().use('CALENDAR_TIMELINE');
  const { view, show } = useView(isWide);
  const board = useBoard(props, view);
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, ticksElseTab);
  const onPress = useRowInSight(place, props.opened);
  const beginInMonth = useBeginInMonth(props, board.chosenMonth);
  useBoardShortcuts({ ...props, onNew: beginInMonth ?? props.onNew }, place);
  const given = { ...props, rings: board.rings.all, board };
  const contents = {
    wheel: <WheelWithList {...given} isWide={isWide} />,
    months: <Rows {...given} of={MonthsView} />,
    timeline: <Rows {...given} of={TimelineView} />,
    list: <Rows {...given} of={ActivityList} offersBeside mayChoose />,
    table: <Rows {...given} of={ActivityTable} mayChoose />,
  };
  const tabs = viewsFor(hasTimeline).map((value) => ({
    value,
    label: say(`wheel.tab.${value}`),
    content: (
      <>
        <BoardFilters filter={board.filter} activities={props.activities} />
        {contents[value]}
      </>
    ),
  }));
  return (
    <div
      ref={place}
      className={styles.board}
      data-view={view}
      aria-busy={props.yearAsked !== props.year}
      onClickCapture={onPress}
    >
      <div className={styles.settings}>{props.settings}</div>
      <Tabs value={view} onChange={show} tabs={tabs} />
    </div>
  );
}

type Given = YearBoardProps & { board: Board };

function WheelWithList({ isWide, ...given }: Given & { isWide: boolean }) {
  // In a window that is made narrower the list stays, below the wheel: something may be half written in it.
  const [startedWide] = useState(isWide);
  return (
    <div className={isWide ? styles.beside : undefined}>
      <div className={styles.room} data-wheel-room="">
        <div className={styles.wheel}>
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
      <BoardHead {...{ board, isEmpty, mayChoose }} steps={!hasWheel && <Steps {...given} />}>
        <NewInMonth {...given} />
        {!given.hasFixedMonth && <NextTwelve {...given} />}
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
