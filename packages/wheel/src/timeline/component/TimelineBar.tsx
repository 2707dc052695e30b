import { type CSSProperties, memo } from 'react';
import { daysIn } from '../layout/days.ts';
import type { TimelineItem } from '../layout/item.ts';
import type { TimelineLane, TimelineLayout } from '../layout/lane.ts';
import type { TimelineTexts } from './timeline-props.ts';

type Props = {
  item: TimelineItem;
  lane: TimelineLane;
  layout: TimelineLayout;
  words: TimelineTexts;
  isMovable: boolean;
  /** Whether it is the one that Tab reaches. */
  isStop: boolean;
};

/** An activity in its lane: a bar over its days, or a mark on its one day. */
export const TimelineBar = memo(function TimelineBar({ item, lane, layout, words, isMovable, isStop }: Props) {
  const { activity, state, isPoint, titleSide, titleWidth, isCutAtStart, isCutAtEnd } = item;
  const looks = {
    'data-kind': isPoint ? 'point' : 'bar',
    'data-state': state,
    'data-cut-start': isCutAtStart || undefined,
    'data-cut-end': isCutAtEnd || undefined,
  };
  // The style sheet places it as `reachOf` does, by its share of the days shown, so that a zoom neither draws a bar nor finds its styles anew.
  const share = (days: number) => `${(days / daysIn(layout.range)) * 100}%`;
  const style = {
    top: topOf(item, lane, layout),
    '--from': share(item.from - layout.range.from + (isPoint ? 0.5 : 0)),
    '--days': share(item.to + 1 - item.from),
  } as CSSProperties;
  if (lane.isFolded) return <span className="timeline-item" aria-hidden="true" {...looks} style={style} />;
  const title = titleSide === 'none' ? undefined : activity.title;
  return (
    <button
      type="button"
      className="timeline-item"
      tabIndex={isStop ? 0 : -1}
      data-activity={activity.id}
      {...looks}
      data-title={titleSide}
      data-movable={isMovable || undefined}
      aria-label={words.activity(activity, lane.ring)}
      style={style}
    >
      {title !== undefined && (
        <span className="timeline-title" style={titleWidth > 0 ? { width: titleWidth } : undefined}>
          {title}
        </span>
      )}
      {isMovable && !isPoint && (
        <>
          {!isCutAtStart && <span className="timeline-end" data-grip="START" />}
          {!isCutAtEnd && <span className="timeline-end" data-grip="END" />}
        </>
      )}
    </button>
  );
});

/** Returns the distance of an item from the top of its lane. */
export function topOf(
  { row }: Pick<TimelineItem, 'row'>,
  { isFolded }: TimelineLane,
  { measures }: TimelineLayout,
): number {
  return isFolded ? (measures.folded - measures.row) / 2 : measures.padding + row * measures.row;
}
