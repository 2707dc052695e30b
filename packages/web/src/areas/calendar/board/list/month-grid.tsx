import { byDeadline } from '@samspel/domain/calendar/activity-months';
import { addDays, type Day, dayOfMonth, isoWeek, weekdayOf, weekdays } from '@samspel/domain/time/day';
import { RingGlyph, type WheelActivity, type WheelRing } from '@samspel/wheel';
import { ringShades } from '@samspel/wheel/pure';
import { useText } from '../../../../texts/text.tsx';
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
  /** Id of the activity that is open beside the page, or null: of many long ones, it alone has a bar. */
  opened?: string | null;
  /** Called for a press on a day by mouse or finger; the keyboard has another way to the same action. */
  onDay?: ((day: Day) => void) | undefined;
}

/** The most deadlines marked on a day, and the most bars that cross it; the list below names all. */
const mostMarks = 3;
const mostBars = 3;

/**
 * The days of a month, week by week: a mark on each deadline, and a bar in the colour of its ring under the days before it. A picture: the list below
 * says the same in words.
 */
export function MonthGrid({ first, last, today, holidays, school = [], rings, activities, opened, onDay }: Props) {
  const say = useText();
  const barOf = barsOf(activities, first, opened ?? null);
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
              <span className={styles.marks}>
                <Marks rings={rings} ringIds={ringsDue(day, rings, activities)} />
              </span>
              <Bars colours={barOf.map((one) => isBefore(day, one) && colourOf(one, rings))} />
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

/** Lines across a day, each at the same height on all its days. */
function Bars({ colours }: { colours: readonly (string | false)[] }) {
  if (!colours.some(Boolean)) return null;
  return (
    <span className={styles.bars}>
      {colours.map((colour, lane) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lane is the activity's for the whole month
        <span key={lane} style={colour ? { background: colour } : undefined} />
      ))}
    </span>
  );
}

/** Returns the colour of a bar in both themes, of which CSS takes the one that is shown: a shared page stores no theme to ask for. */
const colourOf = ({ ringId }: WheelActivity, rings: readonly WheelRing[]): string => {
  const color = rings.find(({ id }) => id === ringId)?.color ?? '#768384';
  return `light-dark(${ringShades(color, 'light').mark}, ${ringShades(color, 'dark').mark})`;
};

/**
 * Returns the activities of a month that have a bar, each in a lane of its own: those of several days, if they are few, the first deadlines first;
 * otherwise the one that is open.
 */
export function barsOf(activities: readonly WheelActivity[], first: Day, opened: string | null): WheelActivity[] {
  const long = activities.filter(({ startDate, endDate }) => endDate > startDate && endDate > first);
  if (long.length > mostBars) return long.filter(({ id }) => id === opened);
  return long.toSorted(byDeadline);
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
