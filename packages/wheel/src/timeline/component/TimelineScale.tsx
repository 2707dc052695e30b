import { memo } from 'react';
import type { WheelTexts } from '../../texts.ts';
import { dayOf } from '../../time/day.ts';
import { type DayRange, meeting, type ScaleMonth, type ScaleWeek } from '../layout/days.ts';
import type { TimelineShade } from '../layout/shades.ts';
import { isWritten, monthLabel, scaleDetail } from '../layout/ticks.ts';
import type { TimelineTexts } from './timeline-props.ts';

type Props = {
  range: DayRange;
  months: readonly ScaleMonth[];
  weeks: readonly ScaleWeek[];
  /** Holidays and breaks, which have names. */
  named: readonly TimelineShade[];
  today: number | undefined;
  dayWidth: number;
  /** The days drawn. */
  drawn: DayRange;
  texts: WheelTexts;
  words: TimelineTexts;
};

/** The least room for the name of a day off, in pixels; a narrower one has it as its tip. */
const NAMED_FROM = 28;

/** Months, ISO weeks and, from near, days above the lanes. A picture: each activity says its own days in words. */
export const TimelineScale = memo(function TimelineScale(props: Props) {
  const { range, months, weeks, named, today, dayWidth, drawn, texts, words } = props;
  const detail = scaleDetail(dayWidth);
  const at = ({ from, to }: DayRange) => ({ left: (from - range.from) * dayWidth, width: (to + 1 - from) * dayWidth });
  const isDrawn = (days: DayRange) => meeting(days, drawn) !== undefined;
  return (
    <div className="timeline-scale" aria-hidden="true">
      <div className="timeline-months">
        {months.filter(isDrawn).map((month) => (
          <div key={month.from} style={at(month)}>
            <span>
              {monthLabel(month, range.from, dayWidth, {
                long: texts.monthsLong[month.month - 1]!,
                short: texts.monthsShort[month.month - 1]!,
              })}
            </span>
          </div>
        ))}
      </div>
      <div className="timeline-weeks">
        {weeks.filter(isDrawn).map((week) => (
          <div key={week.from} style={at(week)}>
            {isWritten(week, detail) && <span>{detail.showsDays ? texts.week(week.week) : week.week}</span>}
          </div>
        ))}
      </div>
      {detail.showsDays && (
        <div className="timeline-days">
          {daysOf(drawn).map((day) => (
            <div key={day} style={at({ from: day, to: day })} data-today={day === today || undefined}>
              {detail.showsWeekdays && `${words.weekdays[weekdayIn(day)]} `}
              {Number(dayOf(day).slice(8))}
            </div>
          ))}
        </div>
      )}
      <div className="timeline-named">
        {named.filter(isDrawn).map((shade) => (
          <div
            key={`${shade.kind}${shade.from}${shade.title}`}
            style={at(shade)}
            data-kind={shade.kind}
            title={shade.title}
          >
            {at(shade).width >= NAMED_FROM && <span>{shade.title}</span>}
          </div>
        ))}
      </div>
    </div>
  );
});

const daysOf = ({ from, to }: DayRange): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const weekdayIn = (day: number): number => (((day + 3) % 7) + 7) % 7;
