import { memo } from 'react';
import type { Highlight } from '../../component/highlight.ts';
import { RingGlyph } from '../../component/RingGlyph.tsx';
import { ringStyle } from '../../component/ring-style.ts';
import { stateOf } from '../../geometry/stretch.ts';
import { dayOf, weekdayOf } from '../../time/day.ts';
import type { WheelActivity } from '../../types.ts';
import type { StandingWeek as Shown } from '../layout/standing.ts';
import type { YearTimelineProps } from './timeline-props.ts';

type Props = YearTimelineProps & {
  highlight: Highlight;
  shown: Shown;
  /** How many weeks it is after this one; NaN if this one is not among the weeks. */
  after: number;
  /** The day number of today. */
  now: number | undefined;
};

/** The most bars beside the days of a week; what goes on is named above them in any case. */
const MOST_BARS = 6;

/** A week of a standing timeline: its days, what is on them, and beside them the bars of what takes longer. */
export const StandingWeek = memo(function StandingWeek(props: Props) {
  const { shown, after, now, words, texts, holidays = [], breaks = [], rings, onPlaceOpen } = props;
  const { week, days, ongoing, bars, columns } = shown;
  const [first, last] = [dayOf(week.from), dayOf(week.to)];
  const off = breaks.filter(({ startDate, endDate }) => startDate <= last && endDate >= first);
  const lanes = Math.min(MOST_BARS, columns);
  const ringOf = (id: string) => rings.find((ring) => ring.id === id)!;
  return (
    <section className="timeline-week" data-now={after === 0 || undefined}>
      <h2>
        <span>{words.week(week.week, after)}</span> <span className="timeline-span">{texts.days(first, last)}</span>
      </h2>
      {off.map(({ title }) => (
        <p key={title} className="timeline-off">
          {title}
        </p>
      ))}
      {ongoing.length > 0 && (
        <div className="timeline-ongoing">
          <p>{words.ongoing}</p>
          <ul>
            {ongoing.map((activity) => (
              <Entry key={activity.id} {...props} activity={activity} says="" />
            ))}
          </ul>
        </div>
      )}
      <div
        className="timeline-week-days"
        style={{ gridTemplateColumns: `repeat(${lanes}, 7px) 3.25rem minmax(0, 1fr)` }}
      >
        {bars
          .filter(({ column }) => column < lanes)
          .map(({ item, column }) => (
            <span
              key={item.activity.id}
              aria-hidden="true"
              className="timeline-strip wheel-ring"
              data-state={item.state}
              data-cut-start={item.isCutAtStart || undefined}
              data-cut-end={item.isCutAtEnd || undefined}
              style={{
                ...ringStyle(ringOf(item.activity.ringId).color),
                gridColumn: column + 1,
                gridRow: `${item.from - week.from + 1} / ${item.to - week.from + 2}`,
              }}
            />
          ))}
        {days.map(({ day, entries }, row) => {
          const date = dayOf(day);
          const holiday = holidays.find((one) => one.date === date);
          const place = { gridRow: row + 1 };
          const given = {
            'data-day': date,
            'data-today': day === now || undefined,
            'data-weekend': weekdayOf(day) >= 5 || undefined,
            'data-holiday': holiday ? true : undefined,
          };
          const label = (
            <>
              {words.weekdays[weekdayOf(day)]} <b>{Number(date.slice(8))}</b>
            </>
          );
          return [
            <div
              key={`${date}-name`}
              className="timeline-day-name"
              {...given}
              style={{ ...place, gridColumn: lanes + 1 }}
            >
              {onPlaceOpen ? (
                <button type="button" onClick={() => onPlaceOpen({ day: date })}>
                  {label}
                  <span className="timeline-heard"> {words.newOn(date)}</span>
                </button>
              ) : (
                label
              )}
            </div>,
            <div key={date} className="timeline-day" {...given} style={{ ...place, gridColumn: lanes + 2 }}>
              {holiday && <p className="timeline-off">{holiday.title}</p>}
              {entries.length > 0 && (
                <ul>
                  {entries.map(({ activity, on }) => (
                    <Entry
                      key={`${activity.id}${on}`}
                      {...props}
                      activity={activity}
                      says={on === 'day' ? '' : on === 'start' ? words.begins : words.isDue}
                    />
                  ))}
                </ul>
              )}
            </div>,
          ];
        })}
      </div>
    </section>
  );
});

/** @param says 'byrjar' or 'frist', or nothing */
function Entry({ activity, says, ...props }: Props & { activity: WheelActivity; says: string }) {
  const { rings, texts, drag, highlight, onActivityOpen } = props;
  const index = rings.findIndex(({ id }) => id === activity.ringId);
  const ring = rings[index]!;
  const state = texts.state(activity);
  const isMovable = drag?.isMovable(activity) ?? false;
  const beside = [says, state].filter(Boolean).join(' · ');
  return (
    <li data-state={stateOf(activity)}>
      {onActivityOpen || isMovable ? (
        <button
          type="button"
          data-activity={activity.id}
          onPointerEnter={() => highlight.set({ of: 'activity', id: activity.id })}
          onPointerLeave={() => highlight.set(undefined)}
          onPointerDown={(event) => isMovable && drag!.onPress(activity, event, false)}
          onClick={() => !drag?.isSpent() && onActivityOpen?.(activity)}
          onKeyDown={(event) => void (isMovable && drag!.onKey(activity, event))}
          onBlur={drag?.onLeave}
        >
          <span className="timeline-grip" data-grip={isMovable ? '' : undefined}>
            <RingGlyph ring={ring} index={index} isDone={activity.isDone} />
          </span>
          <span>
            {activity.title}
            {beside && <em>{beside}</em>}
            <span className="timeline-heard"> {ring.title}</span>
          </span>
        </button>
      ) : (
        <span className="timeline-entry" data-activity={activity.id}>
          <RingGlyph ring={ring} index={index} isDone={activity.isDone} />
          <span>
            {activity.title}
            {beside && <em>{beside}</em>}
            <span className="timeline-heard"> {ring.title}</span>
          </span>
        </span>
      )}
    </li>
  );
}
