import type { Day } from '@samspel/domain/time/day';
import { sayMonth, saySpan } from '@samspel/i18n/days';
import { RingGlyph } from '@samspel/wheel';
import { useText } from '../../../../../texts/text.tsx';
import { useShownRows } from './use-shown-rows.ts';
import styles from './wall.module.css';
import type { WallActivity, WallMonth } from './wall-months.ts';

/** The most rows of a month that are tried: no screen has room for more. */
const most = 40;

/** This month and the next: what is ahead, as far as there is room, and how many more there are. */
export function WallLists({ months, today }: { months: readonly [WallMonth, WallMonth]; today: Day }) {
  const { box, shown } = useShownRows(months);
  return (
    <div ref={box} className={styles.lists}>
      {months.map((month, index) => (
        <Month key={month.month} month={month} shown={shown?.[index] ?? most} {...{ today }} isNow={index === 0} />
      ))}
    </div>
  );
}

function Month({ month: { year, month, activities }, shown, today, isNow }: MonthProps) {
  const say = useText();
  const rows = activities.slice(0, Math.min(most, shown));
  const left = activities.length - rows.length;
  const name = sayMonth(say, month);
  const isThisYear = today.startsWith(String(year));
  return (
    <section data-now={isNow || undefined}>
      <h2>{isThisYear ? name : say('time.monthYear', { month: name, year: String(year) })}</h2>
      {activities.length === 0 && (
        <p className={styles.quiet}>{say(isNow ? 'sharedPage.wall.nothingMore' : 'sharedPage.wall.nothing')}</p>
      )}
      {activities.length > 0 && (
        <ul>
          {rows.map((activity) => (
            <Row key={activity.id} {...{ activity, today }} />
          ))}
        </ul>
      )}
      {left > 0 && <p className={styles.more}>{say('sharedPage.wall.more', { count: left })}</p>}
    </section>
  );
}

interface MonthProps {
  month: WallMonth;
  /** How many rows there is room for. */
  shown: number;
  today: Day;
  isNow: boolean;
}

function Row({
  activity: { title, startDate, endDate, ring, ringIndex },
  today,
}: {
  activity: WallActivity;
  today: Day;
}) {
  const say = useText();
  const isToday = startDate <= today && endDate >= today;
  return (
    <li data-today={isToday || undefined}>
      {ring && <RingGlyph ring={ring} index={ringIndex} />}
      <span className={styles.what}>
        <bdi>{title}</bdi>
      </span>
      <span className={styles.when}>
        {saySpan(say, startDate, endDate, today)}
        {isToday && startDate === endDate && ` · ${say('time.today')}`}
      </span>
    </li>
  );
}
