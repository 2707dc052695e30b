import { type CSSProperties, type RefObject, useEffect, useId, useMemo, useState } from 'react';
import { isShown } from '../data/chosen.ts';
import { contentsOf } from '../data/contents.ts';
import { percentOf, progressOf } from '../data/progress.ts';
import { layoutWheel, type WheelLayout } from '../geometry/layout.ts';
import { quarterSide, type View, viewOf } from '../geometry/view.ts';
import { isMonthTouched } from '../selection/selection.ts';
import { dayNumber } from '../time/day.ts';
import { monthOfDay, type YearWindow, yearWindow } from '../time/year-window.ts';
import type { WheelHoliday, WheelPart, WheelSelection } from '../types.ts';
import { createDetailStore, type DetailStore } from './details.ts';
import { createHighlight } from './highlight.ts';
import { useMargins } from './use-margins.ts';
import type { Zoom } from './use-part.ts';
import { useWheelSelection } from './use-selection.ts';
import { WheelAnnouncer } from './WheelAnnouncer.tsx';
import { WheelCard } from './WheelCard.tsx';
import { WheelCentre } from './WheelCentre.tsx';
import { WheelDrawing } from './WheelDrawing.tsx';
import { WheelZoom } from './WheelZoom.tsx';
import type { YearWheelProps } from './year-wheel-props.ts';

type Props = Omit<YearWheelProps, 'diameter' | 'onPartChange'> & {
  frame: RefObject<HTMLDivElement | null>;
  diameter: number;
  /** Undefined if nothing can be enlarged. */
  zoom: Zoom | undefined;
};

/** Everything in the frame, laid out for its size. */
export function WheelFace(props: Props) {
  const { year, rings, activities, texts, today, startMonth, twoYears, direction = 'right', part } = props;
  const { frame, diameter, zoom } = props;
  const cardId = useId();
  const [store] = useState(createDetailStore);
  const [ownHighlight] = useState(createHighlight);
  const highlight = props.highlight ?? ownHighlight;
  useHiddenByZoom(store, part);
  const window = useMemo(() => yearWindow({ year, startMonth, twoYears }), [year, startMonth, twoYears]);
  const chosen = useWheelSelection(
    { ...props, today, selectionMode: props.selectionMode ?? 'month', toggleMode: props.toggleMode ?? 'CONTROL_CLICK' },
    window,
  );
  const open = openedSlot(window, chosen.selection);
  const layout = useMemo(
    () => layoutWheel({ year, rings, activities, startMonth, twoYears, direction, diameter, part, today, open }),
    [year, rings, activities, startMonth, twoYears, direction, diameter, part, today, open],
  );
  const margins = useMargins(frame, diameter);
  const view = useMemo(() => viewOf(diameter, part, direction, ringsOf(layout)), [diameter, part, direction, layout]);
  const contents = useMemo(() => contentsOf(layout), [layout]);
  const holidays = useMemo(() => holidaysOf(layout, props.holidays ?? []), [layout, props.holidays]);
  const progress = useMemo(
    () =>
      props.progress === undefined
        ? progressOf(activities.filter((activity) => isShown(layout.window, activity)))
        : props.progress,
    [props.progress, activities, layout.window],
  );
  return (
    <>
      <WheelDrawing
        {...chosen}
        cardId={cardId}
        frame={frame}
        store={store}
        highlight={highlight}
        layout={layout}
        view={view}
        part={part}
        zoom={zoom}
        rings={rings}
        contents={contents}
        holidays={holidays}
        today={today}
        calledOn={props.calledOn ?? today}
        percent={progress ? percentOf(progress.done, 0, progress.total) : 0}
        selectionMode={props.selectionMode ?? 'month'}
        texts={texts}
        onActivityOpen={props.onActivityOpen}
        onPlaceOpen={props.onPlaceOpen}
        drag={props.drag}
        pointedDay={props.pointedDay}
        margins={margins}
      />
      <WheelCentre
        year={year}
        yearLabel={layout.window.label}
        yearRange={props.yearRange}
        onYearChange={props.onYearChange}
        progress={progress}
        texts={texts}
        style={centreStyle(layout, view, part)}
      />
      {zoom && <WheelZoom window={layout.window} {...{ direction, part, zoom, texts }} />}
      <WheelAnnouncer
        layout={layout}
        part={part}
        rings={rings}
        activities={activities}
        selection={chosen.selection}
        texts={texts}
      />
      <WheelCard
        id={cardId}
        frame={frame}
        store={store}
        highlight={highlight}
        layout={layout}
        view={view}
        rings={rings}
        holidays={holidays}
        today={today}
        texts={texts}
        onActivityOpen={props.onActivityOpen}
        drag={props.drag}
      />
    </>
  );
}

/** Hides the card of the pointer or a finger when another part is drawn: what it was about has moved. That of the focus goes along. */
function useHiddenByZoom(store: DetailStore, part: WheelPart | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another part is drawn
  useEffect(() => {
    if (store.get()?.by !== 'keyboard') store.hide();
  }, [store, part?.of, part?.index]);
}

/** Returns the slot of the only month that is chosen, wholly or in part. */
function openedSlot({ months }: YearWindow, selection: WheelSelection): number | undefined {
  const chosen = months.filter(({ month }) => isMonthTouched(selection, month - 1));
  return chosen.length === 1 ? chosen[0]!.slot : undefined;
}

function holidaysOf(layout: WheelLayout, holidays: readonly WheelHoliday[]): WheelHoliday[][] {
  const bySlot: WheelHoliday[][] = layout.window.months.map(() => []);
  for (const holiday of holidays) {
    const month = monthOfDay(layout.window, dayNumber(holiday.date));
    if (month) bySlot[month.slot]!.push(holiday);
  }
  return bySlot;
}

/** The radii from the innermost ring to the outermost. */
const ringsOf = ({ radii }: WheelLayout) => ({
  inner: radii.rings.at(-1)?.inner ?? radii.room.inner,
  outer: radii.room.outer,
});

/** The centre is as wide as the circle around it; in a quarter it is in the corner. A month leaves it out. */
function centreStyle(layout: WheelLayout, view: View, part: WheelPart | undefined): CSSProperties {
  const style = { '--wheel-hub': layout.radii.progress / view.size } as CSSProperties;
  if (part?.of !== 'quarter') return style;
  const side = quarterSide(part.index, layout.direction);
  return { ...style, [side.x > 0 ? 'left' : 'right']: 0, [side.y > 0 ? 'top' : 'bottom']: 0 };
}
