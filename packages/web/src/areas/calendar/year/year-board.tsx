import '@samspel/wheel/wheel.css';
import type { WheelRing } from '@samspel/wheel';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../../core/texts/text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ActivityList } from '../activity/activity-list.tsx';
import type { BoardActivity } from './board-activity.ts';
import { BoardTable, BoardWheel } from './board-wheel.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { sayYear } from './shown-year.ts';
import { type Board, useBoard } from './use-board.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useView } from './use-view.ts';
import { useWide } from './use-wide.ts';
import styles from './year-board.module.css';

export interface YearBoardProps {
  year: number;
  onYearChange: (year: number) => void;
  /** 1–12; the months before it are those of the next year. */
  startMonth: number;
  rings: readonly WheelRing[];
  activities: readonly BoardActivity[];
  onOpen: (activity: { id: string }) => void;
  onTick: (activity: BoardActivity, isDone: boolean) => void;
  /** What to do where the year has no activities at all. */
  empty: ReactNode;
  /** The gear: `WheelSettings`. */
  settings: ReactNode;
  /** Below the wheel: what its rings are. */
  legend?: ReactNode;
  /** Shows the name of the ring in the rows. */
  showsRings: boolean;
}

/** From this width on the wheel and the list stand beside each other; below, the list comes first and the wheel is one tap away. */
const besideFrom = 1200;

/** A year as a wheel, and what it holds as a list by month or as a table. What is chosen on the wheel is what the list shows. */
export function YearBoard(props: YearBoardProps) {
  const say = useText();
  const isWide = useWide(besideFrom);
  const board = useBoard(props);
  const { view, views, show } = useView(isWide);
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const contents = {
    list: <List {...props} board={board} />,
    wheel: <BoardWheel {...props} board={board} />,
    table: <BoardTable {...props} board={board} />,
  };
  const tabs = views.map((value) => ({
    value,
    label: say(`wheel.tab.${value}`),
    content: (
      <>
        {value !== 'wheel' && <HiddenNote count={board.hidden} onShow={board.showCompleted} />}
        {contents[value]}
      </>
    ),
  }));
  return (
    <div ref={place} className={isWide ? styles.board : styles.narrow}>
      {isWide && <div className={styles.wheel}>{contents.wheel}</div>}
      <div className={styles.settings}>{props.settings}</div>
      <div className={styles.tabs}>
        <Tabs value={view} onChange={show} tabs={tabs} />
      </div>
    </div>
  );
}

function List({ board, empty, ...props }: YearBoardProps & { board: Board }) {
  const say = useText();
  const year = sayYear(props.year, props.startMonth);
  return (
    <ActivityList
      {...props}
      activities={board.listed}
      isNarrowed={board.isNarrowed}
      onShowAll={board.clear}
      empty={
        board.hidden > 0 ? (
          <EmptyState title={say('wheel.allDone')}>{say('wheel.allDone.hint', { year })}</EmptyState>
        ) : (
          empty
        )
      }
    />
  );
}
