import { addDays, type Day, dayOfMonth, isoWeek, weekdayOf, weekdays } from '@samspel/domain/time/day';
import { RingGlyph, type WheelActivity, type WheelRing } from '@samspel/wheel';
import { useText } from '../../../texts/text.tsx';
import styles from './month-grid.module.css';

interface Props {
  first: Day;
  last: Day;
  today: Day;
  holidays: readonly Day[];
  /** School holidays, which are shaded. */
  school?: readonly { startDate: Day; endDate: Day }[];
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  /** Called for a press on a day by mouse or finger; the keyboard has another way to the same action. */
  onDay?: ((day: Day) => void) | undefined;
}

/** The most deadlines marked on a day; the list below names all. */
const mostMarks = 3;

/** The days of a month, week by week: a mark on each deadline, a line under the days before it. A picture: the list below says the same in words. */
export function MonthGrid({ first, last, today, holidays, school = [], rings, activities, onDay }: Props) {
  const say = useText();
  return (
    <div className={styles.grid} aria-hidden="true">
      <span />
      {weekdays.map((weekday) => (
        <span key={weekday} className={styles.weekday}>
          {say(`time.weekdayShort.${weekday}`)}
        </span>
      ))}
      {weeksOf(first, last).map((week) => [
        <span key={`week-${week[0]}`} className={styles.week}>
          {isoWeek(week[0]!).week}
        </span>,
        ...week.map((day) => {
          const isShown = day >= first && day <= last;
          const shown = isShown && (
            <>
              {dayOfMonth(day)}
              <span className={styles.marks} data-within={activities.some((one) => isBefore(day, one)) || undefined}>
                <Marks rings={rings} ringIds={ringsDue(day, rings, activities)} />
              </span>
            </>
          );
          const given = {
            className: styles.day,
            'data-day': isShown ? day : undefined,
            'data-red': weekdayOf(day) === 'SUNDAY' || holidays.includes(day) || undefined,
            'data-today': day === today || undefined,
            'data-school': (isShown && school.some((one) => one.startDate <= day && one.endDate >= day)) || undefined,
          };
          return onDay && isShown ? (
            <button key={day} type="button" tabIndex={-1} {...given} onClick={() => onDay(day)}>
              {shown}
            </button>
          ) : (
            <span key={day} {...given}>
              {shown}
            </span>
          );
        }),
      ])}
    </div>
  );
}

function Marks({ rings, ringIds }: { rings: readonly WheelRing[]; ringIds: readonly string[] }) {
  return ringIds.slice(0, mostMarks).map((id) => {
    const index = rings.findIndex((ring) => ring.id === id);
    return <RingGlyph key={id} ring={rings[index]!} index={index} />;
  });
}

/** Whether a day belongs to an activity and is before its deadline. */
const isBefore = (day: Day, { startDate, endDate }: WheelActivity): boolean => startDate <= day && endDate > day;

/** The rings with a deadline on a day, outermost first. */
function ringsDue(day: Day, rings: readonly WheelRing[], activities: readonly WheelActivity[]): string[] {
  const due = new Set(activities.filter(({ endDate }) => endDate === day).map(({ ringId }) => ringId));
  return rings.map(({ id }) => id).filter((id) => due.has(id));
}

/** The weeks that contain days of a month, each with seven days from Monday. */
function weeksOf(first: Day, last: Day): Day[][] {
  const weeks: Day[][] = [];
  let monday = addDays(first, -weekdays.indexOf(weekdayOf(first)));
  while (monday <= last) {
    const start = monday;
    weeks.push(weekdays.map((_, index) => addDays(start, index)));
    monday = addDays(monday, 7);
  }
  return weeks;
}
