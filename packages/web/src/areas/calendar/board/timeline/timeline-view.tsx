import '@samspel/wheel/timeline.css';
import { addDays, daysBetween } from '@samspel/domain/time/day';
import { type MovedDays, YearTimeline } from '@samspel/wheel/timeline';
import { useMemo } from 'react';
import { useSchoolHolidays } from '../../../../core/time/use-school-holidays.ts';
import { useToday } from '../../../../core/time/use-today.ts';
import { useLocale } from '../../../../texts/locale.ts';
import { useText } from '../../../../texts/text.tsx';
import { useWide } from '../../../../ui/base/use-wide.ts';
import { daysOfYear } from '../../address/shown-year.ts';
import { MovesShown } from '../drag/day-moves.tsx';
import type { Moving } from '../drag/use-day-drag.ts';
import { useWheelDrag } from '../drag/use-wheel-drag.ts';
import type { Board } from '../model/use-board.ts';
import { wheelHolidays, wheelTextsOf } from '../model/wheel-texts.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';
import { timelineTextsOf } from './timeline-texts.ts';
import styles from './timeline-view.module.css';
import { TimelineYears } from './timeline-years.tsx';

/** From this width, in pixels, time runs from left to right. */
const lyingFrom = 640;

/** The year on a line, or up to three of them: a lane for each ring. On a phone it stands on end, week by week. */
export default function TimelineView(props: YearBoardProps & { board: Board }) {
  const { year, years = 1, startMonth, rings, board, onOpen, onNew } = props;
  const say = useText();
  const locale = useLocale();
  const today = useToday();
  const isStanding = !useWide(lyingFrom);
  const days = daysOfYear(year, startMonth, years);
  const breaks = useSchoolHolidays(days.from, days.to);
  const texts = useMemo(() => wheelTextsOf(say, locale, today), [say, locale, today]);
  const words = useMemo(() => timelineTextsOf(say, today), [say, today]);
  const holidays = useMemo(
    () => calendarYears(year, years, startMonth).flatMap((one) => wheelHolidays(one, 1, locale)),
    [year, years, startMonth, locale],
  );
  const { drag, moves } = useWheelDrag(board.wheelDays, { isFixed: !isStanding });
  return (
    <div className={styles.timeline}>
      <YearTimeline
        {...{ year, years, startMonth, rings, texts, words, today, holidays, breaks, drag, isStanding }}
        activities={board.listed}
        highlight={board.highlight}
        tools={<TimelineYears {...props} />}
        moved={movedDays(moves.drag.moving)}
        onActivityOpen={onOpen}
        {...(onNew && { onPlaceOpen: onNew })}
      />
      <MovesShown {...moves} />
    </div>
  );
}

/** Returns the calendar years that some years from a start month on reach into. */
const calendarYears = (year: number, years: number, startMonth: number): number[] =>
  Array.from({ length: years + (startMonth > 1 ? 1 : 0) }, (_, after) => year + after);

/** The days that an activity would have if it were dropped now. */
function movedDays(moving: Moving | null): MovedDays | undefined {
  if (!moving) return undefined;
  const { activity, edge, day, at } = moving;
  const { id, startDate, endDate } = activity;
  const isByKeys = at === undefined;
  if (edge === 'START') return { id, startDate: day, endDate, isByKeys };
  if (edge === 'END') return { id, startDate, endDate: day, isByKeys };
  return { id, startDate: addDays(startDate, daysBetween(endDate, day)), endDate: day, isByKeys };
}
