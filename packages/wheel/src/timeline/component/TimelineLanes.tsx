import { memo } from 'react';
import { RingGlyph } from '../../component/RingGlyph.tsx';
import { ringStyle } from '../../component/ring-style.ts';
import { clipOf } from '../../geometry/clip.ts';
import { glyphOf } from '../../geometry/glyph.ts';
import { dayNumber } from '../../time/day.ts';
import type { WheelActivity } from '../../types.ts';
import { daysIn } from '../layout/days.ts';
import type { TimelineItem } from '../layout/item.ts';
import type { TimelineLane, TimelineLayout } from '../layout/lane.ts';
import { type TimelinePart, visiblePart } from '../layout/visible.ts';
import { TimelineBar, topOf } from './TimelineBar.tsx';
import type { MovedDays, TimelineTexts } from './timeline-props.ts';

type Props = {
  layout: TimelineLayout;
  part: TimelinePart;
  dayWidth: number;
  words: TimelineTexts;
  /** The id of the activity that Tab reaches: it is drawn even out of sight, so that the focus stays. */
  stop: string | undefined;
  isMovable: ((activity: WheelActivity) => boolean) | undefined;
  moved: MovedDays | undefined;
  onFold: (ringId: string) => void;
};

/** The lanes in sight, with what is in sight of each. */
export const TimelineLanes = memo(function TimelineLanes({ layout, part, ...given }: Props) {
  return visiblePart(layout, part).map(({ lane, items }) => (
    <Lane key={lane.ring.id} {...{ lane, items, layout }} {...given} />
  ));
});

type LaneProps = Omit<Props, 'part'> & { lane: TimelineLane; items: readonly TimelineItem[] };

function Lane({ lane, items, layout, dayWidth, words, stop, isMovable, moved, onFold }: LaneProps) {
  const { ring, index, isFolded, top, height } = lane;
  const isStopSeen = items.some(({ activity }) => activity.id === stop);
  const stopItem = isStopSeen ? undefined : lane.items.find(({ activity }) => activity.id === stop);
  const drawn = stopItem ? [...items, stopItem] : items;
  const shape = { '--timeline-shape': clipOf(glyphOf(ring.sign ?? index)) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={words.lane(ring, lane.items.length)}
      className="timeline-lane wheel-ring"
      data-ring={ring.id}
      data-folded={isFolded || undefined}
      style={{ ...ringStyle(ring.color), ...shape, top, height }}
    >
      <div className="timeline-head">
        <button type="button" aria-expanded={!isFolded} onClick={() => onFold(ring.id)}>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path d="M2 3.5 5 6.5l3-3" />
          </svg>
          <RingGlyph ring={ring} index={index} />
          <span>{ring.title}</span>
        </button>
      </div>
      <div className="timeline-track" style={{ width: daysIn(layout.range) * dayWidth }}>
        {drawn.map((item) => (
          <TimelineBar
            key={item.activity.id}
            {...{ item, lane, layout, words }}
            isMovable={isMovable?.(item.activity) ?? false}
            isStop={item.activity.id === stop}
          />
        ))}
        {moved && <Ghost {...{ lane, layout, dayWidth, moved }} />}
      </div>
    </div>
  );
}

type GhostProps = { lane: TimelineLane; layout: TimelineLayout; dayWidth: number; moved: MovedDays };

/** Where an activity that is being moved would be. */
function Ghost({ lane, layout, dayWidth, moved }: GhostProps) {
  const item = lane.items.find(({ activity }) => activity.id === moved.id);
  if (!item) return null;
  const from = dayNumber(moved.startDate) - layout.range.from;
  const width = (dayNumber(moved.endDate) + 1 - layout.range.from - from) * dayWidth;
  return (
    <div
      className="timeline-ghost"
      style={{ left: from * dayWidth, width: Math.max(width, 4), top: topOf(item, lane, layout) }}
    />
  );
}
