import type { Day } from '@samspel/domain/time/day';
import { sayShortDay } from '@samspel/i18n/days';
import { RingGlyph } from '@samspel/wheel';
import { Waits } from '../../../../core/offline/waits.tsx';
import { useText } from '../../../../texts/text.tsx';
import { DaysLeft } from '../../activity/days-left.tsx';
import { sayTimes } from '../../activity/say-times.ts';
import { MovedFrom } from '../../fields/moved-from.tsx';
import type { BoardActivity } from '../model/board-activity.ts';
import type { Choosing } from '../model/use-choosing.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';
import { ActivityCheckbox } from './activity-checkbox.tsx';
import styles from './activity-table.module.css';

interface Props extends Pick<YearBoardProps, 'rings' | 'showsRings' | 'isByRing' | 'opened' | 'onOpen' | 'onTick'> {
  activity: BoardActivity;
  choosing: Choosing;
  today: Day;
}

/** An activity as a row of the table. */
export function TableRow({ activity, today, rings, showsRings, isByRing, opened, choosing, onOpen, onTick }: Props) {
  const say = useText();
  const { id, title, startDate, endDate, isDone, responsible } = activity;
  const index = rings.findIndex((ring) => ring.id === activity.ringId);
  const ring = showsRings ? rings[index] : undefined;
  // By ring both are of interest; a ring of several year wheels is otherwise named by the activity's own.
  const place = (isByRing ? undefined : activity.wheel) ?? ring?.title;
  const within = isByRing ? activity.wheel : undefined;
  const times = sayTimes(activity);
  return (
    <tr data-done={isDone || undefined} data-chosen={(choosing.isOn && choosing.isChosen(id)) || undefined} data-ticked>
      <td data-column="tick">
        <ActivityCheckbox {...{ activity, choosing, onTick }} />
      </td>
      <th scope="row" data-column="title">
        <button
          type="button"
          className={styles.title}
          data-activity={id}
          aria-current={opened === id || undefined}
          onClick={(event) => choosing.pressTitle(id, event) || onOpen({ id })}
        >
          {title}
        </button>
        {(ring || responsible) && (
          <span className={styles.below}>{[place, within, responsible?.name].filter(Boolean).join(' · ')}</span>
        )}
      </th>
      {showsRings && (
        <td data-column="ring">
          {ring && (
            <span className={styles.ring}>
              <RingGlyph ring={ring} index={index} isDone={isDone} />
              <span>
                {place}
                {within && <span className={styles.times}>{within}</span>}
              </span>
            </span>
          )}
        </td>
      )}
      <td data-column="start">{sayShortDay(say, startDate, today)}</td>
      <td data-column="end">
        {sayShortDay(say, endDate, today)}
        {times && <span className={styles.times}>{times}</span>}
        {activity.movedFrom && <MovedFrom day={activity.movedFrom} />}
      </td>
      <td data-column="person">{responsible?.name}</td>
      <td data-column="state">
        <DaysLeft activity={activity} today={today} />
        <Waits of="EventInstance" id={id} />
      </td>
    </tr>
  );
}
