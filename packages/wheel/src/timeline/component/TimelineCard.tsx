import { memo, type RefObject } from 'react';
import { type DetailStore, useDetail } from '../../component/details.ts';
import { RingGlyph } from '../../component/RingGlyph.tsx';
import { useDismissal } from '../../component/use-dismissal.ts';
import { stateOf } from '../../geometry/stretch.ts';
import type { WheelTexts } from '../../texts.ts';
import { dayNumber, isoWeek } from '../../time/day.ts';
import type { WheelRing } from '../../types.ts';

type Props = {
  store: DetailStore;
  frame: RefObject<HTMLElement | null>;
  rings: readonly WheelRing[];
  texts: WheelTexts;
  today: string | undefined;
};

/** The width that the card may take, in pixels. */
const WIDEST = 300;

/** A few lines about the activity that is pointed at or has the focus. The pointer may move onto it; Escape hides it. */
export const TimelineCard = memo(function TimelineCard({ store, frame, rings, texts, today }: Props) {
  const detail = useDetail(store);
  useDismissal(store, frame, detail);
  if (detail?.kind !== 'activity') return null;
  const { activity, at } = detail;
  const index = rings.findIndex(({ id }) => id === activity.ringId);
  const ring = rings[index];
  const state = texts.state(activity) || (activity.endDate === today ? texts.today : '');
  const box = frame.current?.getBoundingClientRect();
  const left = Math.max(0, Math.min(at.x - 40, (box?.width ?? WIDEST) - WIDEST));
  const isLow = box !== undefined && box.top + at.y + 130 > document.documentElement.clientHeight;
  const place = isLow ? { bottom: box.height - at.y + 34 } : { top: at.y + 6 };
  return (
    <div
      className="wheel-card timeline-card"
      data-of="activity"
      style={{ left, ...place }}
      onPointerEnter={store.stay}
      onPointerLeave={store.leave}
    >
      <ul>
        <li data-state={stateOf(activity)}>
          {ring && <RingGlyph ring={ring} index={index} isDone={activity.isDone} />}
          <div>
            <span className="wheel-card-name">{activity.title}</span>
            <span className="wheel-card-days">
              <span>{texts.days(activity.startDate, activity.endDate)}</span>{' '}
              <span>{texts.week(isoWeek(dayNumber(activity.endDate)))}</span> {state && <em>{state}</em>}
            </span>
            {ring && <span className="wheel-card-days">{ring.title}</span>}
          </div>
        </li>
      </ul>
    </div>
  );
});
