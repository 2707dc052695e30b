import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WheelContents } from '../data/contents.ts';
import type { Margins } from '../geometry/callouts.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { SMALL } from '../geometry/radii.ts';
import { slotsOf, type View } from '../geometry/view.ts';
import type { WheelTexts } from '../texts.ts';
import { dayNumber } from '../time/day.ts';
import { monthOfDay } from '../time/year-window.ts';
import type { SelectionMode, WheelActivity, WheelHoliday, WheelPart, WheelRing, WheelSelection } from '../types.ts';
import type { DetailStore } from './details.ts';
import type { Highlight } from './highlight.ts';
import type { Field, Place } from './keys.ts';
import { Unspoken } from './Unspoken.tsx';
import { useDayFinder } from './use-day-finder.ts';
import { useKeyboard } from './use-keyboard.ts';
import type { Zoom } from './use-part.ts';
import { type Press, pointerHandlers } from './use-pointer.ts';
import type { Choose } from './use-selection.ts';
import { useTurning } from './use-turning.ts';
import { WheelCallouts } from './WheelCallouts.tsx';
import { WheelGrid } from './WheelGrid.tsx';
import { WheelGrips } from './WheelGrips.tsx';
import { WheelHighlighted } from './WheelHighlighted.tsx';
import { WheelLabels } from './WheelLabels.tsx';
import { WheelMarks } from './WheelMarks.tsx';
import { WheelNames } from './WheelNames.tsx';
import { WheelPointed } from './WheelPointed.tsx';
import { WheelProgressRing } from './WheelProgressRing.tsx';
import { WheelTime } from './WheelTime.tsx';
import { WheelToday } from './WheelToday.tsx';
import type { WheelDrag } from './wheel-drag.ts';
import type { WheelPlace } from './year-wheel-props.ts';

type Props = {
  cardId: string;
  frame: RefObject<HTMLDivElement | null>;
  store: DetailStore;
  highlight: Highlight;
  layout: WheelLayout;
  view: View;
  part: WheelPart | undefined;
  zoom: Zoom | undefined;
  rings: readonly WheelRing[];
  contents: WheelContents;
  holidays: readonly (readonly WheelHoliday[])[];
  today: string | undefined;
  calledOn: string | undefined;
  percent: number;
  selection: WheelSelection;
  selectionMode: SelectionMode;
  choose: Choose;
  clear: () => void;
  texts: WheelTexts;
  onActivityOpen: ((activity: WheelActivity) => void) | undefined;
  onPlaceOpen: ((place: WheelPlace) => void) | undefined;
  drag: WheelDrag | undefined;
  pointedDay: string | undefined;
  margins: Margins;
};

/** The drawing itself: grounds, time, marks, titles, names, and the hand of today. */
export const WheelDrawing = memo(function WheelDrawing(props: Props) {
  const { layout, view, rings, selection, texts, today, calledOn, contents, holidays, percent, pointedDay } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const [place, setPlace] = useState<Place>(() => ({ slot: firstSlot(layout, today), row: 0 }));
  const hover = useRef<SVGPathElement>(null);
  const press = useRef<Press>({ isLong: false });
  const ring = useRef<SVGPathElement>(null);
  const field = useMemo(() => fieldOf(layout, props.part), [layout, props.part]);
  const reached = useMemo(() => within(place, field), [place, field]);
  // Something else may now be under a resting pointer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another layout is drawn
  useLayoutEffect(() => hover.current?.setAttribute('d', ''), [layout]);
  const walked = props.zoom ? fieldOf(layout, undefined) : field;
  const keyboard = useKeyboard({ ...props, ring, field: walked, place: reached, setPlace });
  useDayFinder(drawing, props);
  useTurning(drawing, layout.dial);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn
    <svg
      ref={drawing}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table cannot be drawn; one walks its cells
      role="grid"
      aria-label={texts.wheel(layout.window.label)}
      aria-description={texts.help}
      aria-multiselectable="true"
      className="wheel-drawing"
      viewBox={`${view.x} ${view.y} ${view.size} ${view.size}`}
      data-direction={layout.direction}
      data-dragging={pointedDay && ''}
      {...pointerHandlers({ ...props, hover, press })}
      {...keyboard}
    >
      <g className="wheel-turn">
        <WheelGrid {...{ layout, rings, contents, holidays, selection, field, texts }} place={reached} />
        <WheelTime layout={layout} holidays={holidays} part={props.part} />
        <WheelMarks {...{ layout, rings }} />
        <WheelLabels {...{ layout, rings, selection }} />
        <WheelHighlighted {...{ layout, rings }} highlight={props.highlight} />
        {calledOn && !props.part && layout.diameter >= SMALL && (
          <WheelCallouts
            {...{ layout, selection, texts }}
            today={calledOn}
            margins={props.margins}
            highlight={props.highlight}
            onActivityOpen={props.onActivityOpen}
          />
        )}
        <WheelNames {...{ layout, selection, texts }} />
        <WheelProgressRing radius={layout.radii.progress} percent={percent} direction={layout.direction} />
        {today && <WheelToday layout={layout} today={today} />}
        {pointedDay && <WheelPointed layout={layout} day={pointedDay} />}
        <WheelGrips {...{ layout }} store={props.store} drag={props.drag} />
        <Unspoken>
          <path ref={hover} className="wheel-hover" />
          <path ref={ring} className="wheel-focus" />
        </Unspoken>
      </g>
    </svg>
  );
});

function firstSlot(layout: WheelLayout, today: string | undefined): number {
  return (today && monthOfDay(layout.window, dayNumber(today))?.slot) || 0;
}

/** Returns the cells that can be reached: a part shows few months, and the focus must not be where nobody sees it. */
function fieldOf(layout: WheelLayout, part: WheelPart | undefined): Field {
  const { first, count } = slotsOf(part);
  return { rows: layout.cells.length + 1, direction: layout.direction, firstSlot: first, slots: count };
}

function within({ slot, row }: Place, { firstSlot, slots, rows }: Field): Place {
  return { slot: Math.min(firstSlot + slots - 1, Math.max(firstSlot, slot)), row: Math.min(row, rows - 1) };
}
