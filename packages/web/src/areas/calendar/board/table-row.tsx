import type { Day } from '@samspel/domain/time/day';
import { sayDay, sayShortDay } from '@samspel/i18n/days';
import { RingGlyph } from '@samspel/wheel';
import { useText } from '../../../texts/text.tsx';
import { DaysLeft } from '../activity/days-left.tsx';
import { sayTimes } from '../activity/say-times.ts';
import styles from './activity-table.module.css';
import type { BoardActivity } from './board-activity.ts';
import type { YearBoardProps } from './year-board-props.ts';

interface Props extends Pick<YearBoardProps, 'rings' | 'showsRings' | 'onOpen' | 'onTick'> {
  activity: BoardActivity;
  today: Day;
}

/** An activity as a row of the table. */
export function TableRow({ activity, today, rings, showsRings, onOpen, onTick }: Props) {
  const say = useText();
  const { id, title, startDate, endDate, isDone, mayTick, responsible } = activity;
  const index = rings.findIndex((ring) => ring.id === activity.ringId);
  const ring = showsRings ? rings[index] : undefined;
  const times = sayTimes(activity);
  return (
    <tr data-done={isDone || undefined} data-ticked>
      <td data-column="tick">
        <input
          type="checkbox"
          className="ds-input"
          checked={isDone}
          disabled={!mayTick}
          aria-label={`${say('event.markDone', { title })}, ${sayDay(say, endDate, today)}`}
          onChange={(event) => onTick(activity, event.target.checked)}
        />
      </td>
      <th scope="row" data-column="title">
        <button type="button" className={styles.title} onClick={() => onOpen({ id })}>
          {title}
        </button>
        {(ring || responsible) && (
          <span className={styles.below}>{[ring?.title, responsible?.name].filter(Boolean).join(' · ')}</span>
        )}
      </th>
      {showsRings && (
        <td data-column="ring">
          {ring && (
            <span className={styles.ring}>
              <RingGlyph ring={ring} index={index} isHollow={isDone} />
              {ring.title}
            </span>
          )}
        </td>
      )}
      <td data-column="start">{sayShortDay(say, startDate, today)}</td>
      <td data-column="end">
        {sayShortDay(say, endDate, today)}
        {times && <span className={styles.times}>{times}</span>}
      </td>
      <td data-column="person">{responsible?.name}</td>
      <td data-column="state">
        <DaysLeft activity={activity} today={today} />
      </td>
    </tr>
  );
}
