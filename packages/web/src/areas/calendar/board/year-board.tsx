import '@samspel/wheel/wheel.css';
import { useRef } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { sayYear } from '../address/shown-year.ts';
import { ActivityList } from './activity-list.tsx';
import { BoardHead } from './board-head.tsx';
import { BoardTable, BoardWheel } from './board-wheel.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { useBoard } from './use-board.ts';
import { useView } from './use-view.ts';
import { useWide } from './use-wide.ts';
import styles from './year-board.module.css';
import type { YearBoardProps } from './year-board-props.ts';

/** A row that is ticked while completed ones are hidden vanishes. */
const ticksElseTab = {
  among: 'input[type="checkbox"]:not(:disabled)',
  otherwise: '[role="tab"][aria-selected="true"]',
};

/** From this width on the wheel and the list stand beside each other; below, the list comes first and the wheel is one tap away. */
const besideFrom = 1200;

/** A year as a wheel, and what it holds as a list by month or as a table. What is chosen on the wheel is what the list shows. */
export function YearBoard(props: YearBoardProps) {
  const say = useText();
  const isWide = useWide(besideFrom);
  const board = useBoard(props);
  const { view, views, show } = useView(isWide);
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, ticksElseTab);
  const { offer } = props;
  const isBeside = view === 'list' && board.listed.some(({ id }) => id === offer?.id);
  const nothing = board.listed.length === 0 && (
    <NothingShown board={board} year={sayYear(props.year, props.startMonth)} empty={props.empty} />
  );
  const contents = {
    list: nothing || <ActivityList {...props} activities={board.listed} />,
    wheel: <BoardWheel {...props} board={board} />,
    table: nothing || <BoardTable {...props} board={board} />,
  };
  const tabs = views.map((value) => ({
    value,
    label: say(`wheel.tab.${value}`),
    content: (
      <>
        {!isBeside && offer && (
          <div className={styles.offer}>
            <p>{offer.title}</p>
            {offer.content}
          </div>
        )}
        {value !== 'wheel' && <HiddenNote count={board.hidden} onShow={board.showCompleted} />}
        <BoardHead board={board} isEmpty={value !== 'wheel' && Boolean(nothing)} hidesCount={value === 'table'} />
        {contents[value]}
      </>
    ),
  }));
  return (
    <div ref={place} className={isWide ? styles.board : styles.narrow} aria-busy={props.yearAsked !== props.year}>
      {isWide && <div className={styles.wheel}>{contents.wheel}</div>}
      <div className={styles.settings}>{props.settings}</div>
      <div className={styles.tabs}>
        <Tabs value={view} onChange={show} tabs={tabs} />
      </div>
    </div>
  );
}
