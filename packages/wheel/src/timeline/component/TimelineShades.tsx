import { memo } from 'react';
import { dayNumber, weekdayOf } from '../../time/day.ts';
import { type DayRange, meeting, type ScaleMonth } from '../layout/days.ts';
import type { TimelineShade } from '../layout/shades.ts';
import type { MovedDays } from './timeline-props.ts';

type Props = {
  range: DayRange;
  months: readonly ScaleMonth[];
  named: readonly TimelineShade[];
  today: number | undefined;
  moved: MovedDays | undefined;
  dayWidth: number;
  drawn: DayRange;
};

/** Below this width of a day, in pixels, weekends are too narrow to be told apart. */
const WEEKENDS_FROM = 3;

/** What lies behind the lanes: weekends, holidays, breaks, the first day of each month, and today. */
export const TimelineShades = memo(function TimelineShades(props: Props) {
  const { range, months, named, today, moved, dayWidth, drawn } = props;
  const x = (day: number) => (day - range.from) * dayWidth;
  const isDrawn = (days: DayRange) => meeting(days, drawn) !== undefined;
  // One background draws them all: the first Saturday, and every seventh day after it.
  const saturday = (5 - weekdayOf(range.from) + 7) % 7;
  const weekends = { backgroundSize: `${7 * dayWidth}px 100%`, backgroundPositionX: (saturday - 7) * dayWidth };
  return (
    <div className="timeline-shades" aria-hidden="true">
      {dayWidth >= WEEKENDS_FROM && <div className="timeline-weekends" style={weekends} />}
      {named.filter(isDrawn).map(({ kind, title, from, to }) => (
        <div
          key={`${kind}${from}${title}`}
          className="timeline-shade"
          data-kind={kind}
          style={{ left: x(from), width: Math.max(1.5, (to + 1 - from) * dayWidth) }}
        />
      ))}
      {months.filter(isDrawn).map(({ from }) => (
        <div key={from} className="timeline-line" style={{ left: x(from) }} />
      ))}
      {today !== undefined && <div className="timeline-today" style={{ left: x(today) + dayWidth / 2 }} />}
      {moved && <div className="timeline-pointed" style={{ left: x(dayNumber(moved.endDate) + 1) }} />}
    </div>
  );
});
