import { type CSSProperties, useId, useMemo, useRef, useState } from 'react';
import { isShown } from '../data/chosen.ts';
import { contentsOf } from '../data/contents.ts';
import { percentOf, progressOf } from '../data/progress.ts';
import { layoutWheel, type WheelLayout } from '../geometry/layout.ts';
import { quarterSide, type View, viewOf } from '../geometry/view.ts';
import type { WheelTexts } from '../texts.ts';
import { dayNumber } from '../time/day.ts';
import { monthOfDay } from '../time/year-window.ts';
import type {
  SelectionMode,
  ToggleMode,
  WheelActivity,
  WheelDirection,
  WheelHoliday,
  WheelProgress,
  WheelQuarter,
  WheelRing,
  WheelSelection,
} from '../types.ts';
import { createDetailStore } from './details.ts';
import { useDiameter } from './use-diameter.ts';
import { useWheelSelection } from './use-selection.ts';
import { WheelAnnouncer } from './WheelAnnouncer.tsx';
import { WheelCard } from './WheelCard.tsx';
import { WheelCentre, type YearRange } from './WheelCentre.tsx';
import { WheelDrawing } from './WheelDrawing.tsx';

export type YearWheelProps = {
  year: number;
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  texts: WheelTexts;
  /** YYYY-MM-DD, where the reader is. Without it no hand is drawn and nothing is chosen at first. */
  today?: string;
  holidays?: readonly WheelHoliday[];
  /** The month drawn first, 1–12; 1 by default. */
  startMonth?: number;
  /** The months before the start month are those of the next year. */
  twoYears?: boolean;
  direction?: WheelDirection;
  selectionMode?: SelectionMode;
  toggleMode?: ToggleMode;
  /** Kept by the wheel itself where it is left out. Fewer than 12 months throw a RangeError. */
  selection?: WheelSelection;
  onSelectionChange?: (selection: WheelSelection) => void;
  /** A click on a mark, or on a title in the card. */
  onActivityOpen?: (activity: WheelActivity) => void;
  /** Counted from the activities shown where it is left out; null says nothing of it. */
  progress?: WheelProgress | null;
  /** Shows the year switcher. */
  onYearChange?: (year: number) => void;
  yearRange?: YearRange;
  /** Draws one quarter as large as the whole. */
  quarter?: WheelQuarter;
  /** Lays out in this size instead of following the width, for example for paper. */
  diameter?: number;
};

/** The year as a wheel. Its twin for those who read better in rows is `WheelTable`. */
export function YearWheel(props: YearWheelProps) {
  const { year, rings, activities, texts, today, startMonth, twoYears, direction = 'right', quarter } = props;
  const frame = useRef<HTMLDivElement>(null);
  const cardId = useId();
  const [store] = useState(createDetailStore);
  const diameter = useDiameter(frame, props.diameter, quarter);
  const layout = useMemo(
    () => layoutWheel({ year, rings, activities, startMonth, twoYears, direction, diameter, quarter }),
    [year, rings, activities, startMonth, twoYears, direction, diameter, quarter],
  );
  const view = useMemo(() => viewOf(diameter, quarter, direction), [diameter, quarter, direction]);
  const contents = useMemo(() => contentsOf(layout.window, rings, activities), [layout.window, rings, activities]);
  const holidays = useMemo(() => holidaysOf(layout, props.holidays ?? []), [layout, props.holidays]);
  const progress = useMemo(
    () =>
      props.progress === undefined
        ? progressOf(activities.filter((activity) => isShown(layout.window, activity)))
        : props.progress,
    [props.progress, activities, layout.window],
  );
  const chosen = useWheelSelection(
    { ...props, today, selectionMode: props.selectionMode ?? 'month', toggleMode: props.toggleMode ?? 'CONTROL_CLICK' },
    layout,
  );
  return (
    <div ref={frame} className="wheel" data-quarter={quarter} data-size={diameter < 480 ? 'small' : 'large'}>
      <WheelDrawing
        {...chosen}
        cardId={cardId}
        frame={frame}
        store={store}
        layout={layout}
        view={view}
        quarter={quarter}
        rings={rings}
        contents={contents}
        holidays={holidays}
        today={today}
        percent={progress ? percentOf(progress.done, 0, progress.total) : 0}
        selectionMode={props.selectionMode ?? 'month'}
        texts={texts}
        onActivityOpen={props.onActivityOpen}
      />
      <WheelCentre
        year={year}
        yearLabel={layout.window.label}
        yearRange={props.yearRange}
        onYearChange={props.onYearChange}
        progress={progress}
        texts={texts}
        style={centreStyle(layout, view, quarter)}
      />
      <WheelAnnouncer
        layout={layout}
        rings={rings}
        activities={activities}
        selection={chosen.selection}
        texts={texts}
      />
      <WheelCard
        id={cardId}
        frame={frame}
        store={store}
        layout={layout}
        view={view}
        rings={rings}
        contents={contents}
        holidays={holidays}
        today={today}
        texts={texts}
        onActivityOpen={props.onActivityOpen}
      />
    </div>
  );
}

function holidaysOf(layout: WheelLayout, holidays: readonly WheelHoliday[]): WheelHoliday[][] {
  const bySlot: WheelHoliday[][] = layout.window.months.map(() => []);
  for (const holiday of holidays) {
    const month = monthOfDay(layout.window, dayNumber(holiday.date));
    if (month) bySlot[month.slot]!.push(holiday);
  }
  return bySlot;
}

/** The centre is as wide as the circle that it lies in; in a quarter it lies in the corner. */
function centreStyle(layout: WheelLayout, view: View, quarter: WheelQuarter | undefined): CSSProperties {
  const style = { '--wheel-hub': layout.radii.progress / view.size } as CSSProperties;
  if (quarter === undefined) return style;
  const side = quarterSide(quarter, layout.direction);
  return { ...style, [side.x > 0 ? 'left' : 'right']: 0, [side.y > 0 ? 'top' : 'bottom']: 0 };
}
