import { saySpan } from '@samspel/i18n/days';
import { type Highlight, highlightedBy, RingGlyph, useIsHighlighted } from '@samspel/wheel';
import { Waits } from '../../../../core/offline/waits.tsx';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import { Avatar } from '../../../../ui/base/avatar.tsx';
import { DaysLeft } from '../../activity/days-left.tsx';
import { FavouriteButton } from '../../activity/favourite-button.tsx';
import { sayTimes } from '../../activity/say-times.ts';
import { MovedFrom } from '../../fields/moved-from.tsx';
import { DraggableDays } from '../drag/draggable-days.tsx';
import type { DayDrag } from '../drag/use-day-drag.ts';
import type { BoardActivity } from '../model/board-activity.ts';
import type { Choosing } from '../model/use-choosing.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';
import { ActivityCheckbox } from './activity-checkbox.tsx';
import styles from './activity-row.module.css';
import { ForkProgress } from './fork-progress.tsx';

interface Props extends Pick<YearBoardProps, 'rings' | 'onOpen' | 'onTick' | 'offer' | 'opened' | 'showsRings'> {
  activity: BoardActivity;
  choosing: Choosing;
  drag: DayDrag;
  highlight: Highlight;
  /** Whether it stands below the name of its ring. */
  isBelowRing?: boolean;
}

/** One activity: its tick, its title that opens it, its days, its responsible person and how long is left. Faded if it is done. */
export function ActivityRow(props: Props) {
  const {
    activity,
    rings,
    choosing,
    drag,
    highlight,
    onOpen,
    onTick,
    offer,
    opened,
    showsRings,
    isBelowRing = false,
  } = props;
  const say = useText();
  const today = useToday();
  const { id, title, isDone, responsible, todoProgress } = activity;
  const times = sayTimes(activity);
  const index = rings.findIndex((ring) => ring.id === activity.ringId);
  const ring = rings[index];
  const place = activity.wheel ?? (isBelowRing ? undefined : ring?.title);
  const isHighlighted = useIsHighlighted(highlight, 'activity', id);
  return (
    <li
      className={styles.row}
      data-done={isDone || undefined}
      data-chosen={(choosing.isOn && choosing.isChosen(id)) || undefined}
      data-ticked
      data-day={activity.endDate}
      {...(activity.isWritable && pointerOf(drag.handlers(activity)))}
      data-highlighted={isHighlighted || undefined}
      data-opened={opened === id || undefined}
      {...highlightedBy(highlight, 'activity', id)}
    >
      <div className={styles.tick}>
        <ActivityCheckbox {...{ activity, choosing, onTick }} />
      </div>
      {offer?.id === id && <div className={styles.offer}>{offer.content}</div>}
      <div className={styles.words}>
        <button
          type="button"
          className={styles.title}
          data-activity={id}
          aria-current={opened === id || undefined}
          {...(activity.isWritable && keysOf(drag.handlers(activity)))}
          onClick={(event) => choosing.pressTitle(id, event) || onOpen({ id })}
        >
          {title}
        </button>
        <span className={styles.days}>
          <DraggableDays isMovable={activity.isWritable === true}>
            {saySpan(say, activity.startDate, activity.endDate, today)}
          </DraggableDays>
          {times && `, ${times}`}
          {activity.movedFrom && <MovedFrom day={activity.movedFrom} />}
          {todoProgress.total > 0 && <> · {say('event.checklist.progress', todoProgress)}</>}
          <ForkProgress of={activity} />
          <Waits of="EventInstance" id={id} />
          {isBelowRing && responsible && responsible.name !== ring?.title && <> · {responsible.name}</>}
          {showsRings && ring && place && (
            <span className={styles.ring}>
              {!isBelowRing && <RingGlyph ring={ring} index={index} isDone={isDone} />}
              {place}
            </span>
          )}
        </span>
      </div>
      <div className={styles.end}>
        <DaysLeft activity={activity} today={today} />
        {responsible && (
          <span className={styles.person} title={responsible.name}>
            <Avatar name={responsible.name} picture={responsible.picture} size="sm" named />
          </span>
        )}
        <FavouriteButton activity={activity} />
      </div>
    </li>
  );
}

const keysOf = ({ onKeyDown, onBlur }: ReturnType<DayDrag['handlers']>) => ({ onKeyDown, onBlur });
const pointerOf = ({ onPointerDown, onClickCapture }: ReturnType<DayDrag['handlers']>) => ({
  onPointerDown,
  onClickCapture,
});
