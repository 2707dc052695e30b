import { type CSSProperties, useId, useMemo, useRef, useState } from 'react';
import { createDetailStore } from '../../component/details.ts';
import type { Highlight } from '../../component/highlight.ts';
import { dayNumber } from '../../time/day.ts';
import { yearsWindow } from '../../time/year-window.ts';
import { daysIn, monthsOf, weeksOf, yearsRange } from '../layout/days.ts';
import { shadesOf } from '../layout/shades.ts';
import { scaleDetail } from '../layout/ticks.ts';
import { walk } from '../layout/walk.ts';
import { layoutWidth } from '../layout/zoom.ts';
import { TimelineCard } from './TimelineCard.tsx';
import { TimelineLanes } from './TimelineLanes.tsx';
import { TimelineScale } from './TimelineScale.tsx';
import { TimelineShades } from './TimelineShades.tsx';
import { type Pan, timelinePointer } from './timeline-pointer.ts';
import type { YearTimelineProps } from './timeline-props.ts';
import { useLayouts } from './use-layouts.ts';
import { useMovedInSight } from './use-moved-in-sight.ts';
import { useTimelineFinder } from './use-timeline-finder.ts';
import { useTimelineGestures } from './use-timeline-gestures.ts';
import { useTimelineHighlight } from './use-timeline-highlight.ts';
import { useTimelineKeys } from './use-timeline-keys.ts';
import { MARGIN, useTimelineView } from './use-timeline-view.ts';
import { ZoomBar } from './ZoomBar.tsx';

const NONE: ReadonlySet<string> = new Set();

/** A timeline whose time runs from left to right. */
export function LyingTimeline(props: YearTimelineProps & { highlight: Highlight }) {
  const {
    year,
    years = 1,
    startMonth = 1,
    rings,
    activities,
    texts,
    words,
    today,
    holidays,
    breaks,
    highlight,
  } = props;
  const { drag, moved, onActivityOpen, onPlaceOpen } = props;
  const help = useId();
  const frame = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const pan = useRef<Pan>(undefined);
  const [store] = useState(createDetailStore);
  const [folded, setFolded] = useState(NONE);
  const [stop, setStop] = useState<string>();
  const range = useMemo(() => yearsRange(year, startMonth, years), [year, startMonth, years]);
  const now = today === undefined ? undefined : dayNumber(today);
  const isNow = now !== undefined && now >= range.from && now <= range.to;
  const view = useTimelineView(scroller, range, isNow ? now : range.from);
  const { dayWidth, head, part, width } = view;
  const layout = useLayouts({ range, rings, activities, folded }, layoutWidth(dayWidth));
  const months = useMemo(() => monthsOf(range), [range]);
  const weeks = useMemo(() => weeksOf(range), [range]);
  const named = useMemo(
    () => shadesOf(range, { ...(holidays && { holidays }), ...(breaks && { breaks }) }).filter(({ title }) => title),
    [range, holidays, breaks],
  );
  const drawn = {
    from: Math.max(range.from, range.from + Math.floor(part.left)),
    to: Math.min(range.to, range.from + Math.ceil(part.right)),
  };
  // In a folded lane nothing can have the focus.
  const isReachable = layout.lanes.some(
    ({ isFolded, items }) => !isFolded && items.some(({ activity }) => activity.id === stop),
  );
  const reached = isReachable ? stop : walk(layout, undefined, 'first');
  const fold = (ring: string) => {
    const next = new Set(folded);
    if (!next.delete(ring)) next.add(ring);
    setFolded(next);
  };
  const pointer = timelinePointer({
    scroller,
    frame,
    layout,
    dayWidth,
    head,
    store,
    highlight,
    drag,
    onActivityOpen,
    onPlaceOpen,
    moved,
    pan,
  });
  const onKeyDown = useTimelineKeys({ scroller, layout, view, drag, reached, setStop, store });
  useMovedInSight(moved, view.show);
  useTimelineGestures(scroller, head, view.zoomBy);
  useTimelineFinder(scroller, { range, dayWidth, head, drag });
  useTimelineHighlight(scroller, highlight, [part, layout, dayWidth]);
  const style = {
    '--timeline-head': `${head}px`,
    '--timeline-scale': scaleDetail(dayWidth).showsDays ? '80px' : '60px',
  } as CSSProperties;
  return (
    <section
      ref={frame}
      className="timeline"
      aria-label={words.label(yearsWindow({ year, startMonth, twoYears: true }, years).label)}
      style={style}
    >
      <p id={help} hidden>
        {words.help}
      </p>
      <ZoomBar
        {...{ view, words, width }}
        isAtToday={isNow && view.isCentred(now)}
        tools={props.tools}
        onToday={isNow ? () => view.show(now, now, true) : undefined}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the focus, and the keys walk from one to the next */}
      <div
        ref={scroller}
        className="timeline-scroller"
        aria-describedby={help}
        data-moving={moved ? true : undefined}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setStop((before) => target.dataset.activity ?? before)}
        {...pointer}
      >
        <div className="timeline-plane" style={{ width: head + daysIn(range) * dayWidth + MARGIN }}>
          <div className="timeline-corner" />
          <TimelineScale
            today={isNow ? now : undefined}
            {...{ range, months, weeks, named, dayWidth, drawn, texts, words }}
          />
          <div className="timeline-body" style={{ height: layout.height }}>
            <TimelineShades
              {...{ range, months, named, dayWidth, drawn }}
              today={isNow ? now : undefined}
              moved={moved}
            />
            <TimelineLanes
              {...{ layout, part, dayWidth, words, moved }}
              stop={reached}
              isMovable={drag?.isMovable}
              onFold={fold}
            />
          </div>
        </div>
      </div>
      <TimelineCard {...{ store, frame, rings, texts, today }} />
    </section>
  );
}
