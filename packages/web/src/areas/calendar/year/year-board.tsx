import '@samspel/wheel/wheel.css';
import { calendarYears } from '@samspel/domain/calendar/calendar';
import {
  chosenActivities,
  defaultSelection,
  emptySelection,
  isSelectionEmpty,
  type WheelRing,
  type WheelSelection,
  WheelTable,
  YearWheel,
  yearWindow,
} from '@samspel/wheel';
import { type ReactNode, useMemo, useState } from 'react';
import { useText } from '../../../core/texts/text.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { ActivityList } from '../activity/activity-list.tsx';
import type { BoardActivity } from './board-activity.ts';
import { useWheelTexts } from './use-wheel-texts.ts';
import { useWide } from './use-wide.ts';
import styles from './year-board.module.css';

export interface YearBoardProps {
  year: number;
  onYearChange: (year: number) => void;
  /** 1–12; the months before it are those of the next year. */
  startMonth?: number;
  rings: readonly WheelRing[];
  activities: readonly BoardActivity[];
  onOpen: (activity: { id: string }) => void;
  onTick: (activity: BoardActivity, isDone: boolean) => void;
  /** What to do where the year has no activities at all. */
  empty: ReactNode;
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
  const chosen = useSelection(props);
  const [view, show] = useState('list');
  const { selection, onSelectionChange } = chosen;
  const wheel = <Wheel {...props} selection={selection} onSelectionChange={onSelectionChange} />;
  const list = (
    <ActivityList {...props} activities={chosen.activities} isNarrowed={chosen.isNarrowed} onShowAll={chosen.clear} />
  );
  const table = <Table {...props} selection={selection} />;
  const lists = [
    { value: 'list', label: say('wheel.tab.list'), content: list },
    { value: 'table', label: say('wheel.tab.table'), content: table },
  ];
  if (!isWide) {
    const tabs = [lists[0]!, { value: 'wheel', label: say('wheel.tab.wheel'), content: wheel }, lists[1]!];
    return (
      <div className={styles.tabs}>
        <Tabs value={view} onChange={show} tabs={tabs} />
      </div>
    );
  }
  return (
    <div className={styles.board}>
      <div className={styles.wheel}>{wheel}</div>
      <div className={styles.list}>
        <Tabs value={view === 'wheel' ? 'list' : view} onChange={show} tabs={lists} />
      </div>
    </div>
  );
}

interface Chosen {
  selection: WheelSelection;
  onSelectionChange: (selection: WheelSelection) => void;
  /** What the selection leaves. */
  activities: BoardActivity[];
  isNarrowed: boolean;
  clear: () => void;
}

/** The current month is chosen at first, in the current year only (spec 1 §2); each year keeps its own choice. */
function useSelection({ year, startMonth, rings, activities }: YearBoardProps): Chosen {
  const today = useToday();
  const [own, setOwn] = useState<{ year: number; selection: WheelSelection }>();
  const selection = useMemo(() => {
    if (own?.year === year) return own.selection;
    const ringIds = rings.map(({ id }) => id);
    return defaultSelection(year, today, ringIds, { startMonth, twoYears: true });
  }, [own, year, startMonth, today, rings]);
  const left = useMemo(
    () => chosenActivities(yearWindow({ year, startMonth, twoYears: true }), activities, selection) as BoardActivity[],
    [year, startMonth, activities, selection],
  );
  return {
    selection,
    onSelectionChange: (next) => setOwn({ year, selection: next }),
    activities: left,
    isNarrowed: !isSelectionEmpty(selection),
    clear: () => setOwn({ year, selection: emptySelection() }),
  };
}

function Wheel(props: YearBoardProps & Pick<Chosen, 'selection' | 'onSelectionChange'>) {
  const today = useToday();
  const { texts, holidays } = useWheelTexts(props.year);
  return (
    <>
      <YearWheel
        year={props.year}
        startMonth={props.startMonth}
        twoYears
        rings={props.rings}
        activities={props.activities}
        texts={texts}
        today={today}
        holidays={holidays}
        selection={props.selection}
        onSelectionChange={props.onSelectionChange}
        onActivityOpen={props.onOpen}
        onYearChange={props.onYearChange}
        yearRange={calendarYears(today)}
      />
      {props.legend}
    </>
  );
}

function Table({ year, startMonth, rings, activities, selection, onOpen }: YearBoardProps & Pick<Chosen, 'selection'>) {
  const { texts } = useWheelTexts(year);
  return <WheelTable {...{ year, startMonth, rings, activities, selection, texts }} twoYears onActivityOpen={onOpen} />;
}
