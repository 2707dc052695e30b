import { addDays, addMonths, dayOf } from '@samspel/domain/time/day';
import { sayMonth } from '@samspel/i18n/days';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/heading.tsx';
import styles from './activity-list.module.css';
import { byMonth } from './activity-months.ts';
import { ActivityRow } from './activity-row.tsx';
import type { BoardActivity } from './board-activity.ts';
import type { YearBoardProps } from './year-board-props.ts';

interface Props
  extends Pick<YearBoardProps, 'year' | 'startMonth' | 'rings' | 'onOpen' | 'onTick' | 'offer' | 'showsRings'> {
  /** What the wheel's selection and the filters leave. */
  activities: readonly BoardActivity[];
}

/** The activities of the chosen months, month by month, in the order of their deadlines. */
export function ActivityList(props: Props) {
  const say = useText();
  const { year, startMonth, activities } = props;
  const from = dayOf(year, startMonth, 1);
  const days = { from, to: addDays(addMonths(from, 12), -1) };
  return (
    <div className={styles.list}>
      {byMonth(activities, days).map(({ year: monthYear, month, activities: its }) => (
        <section key={month}>
          <Heading level={2} size="2xs" className={styles.month}>
            {monthYear === year
              ? sayMonth(say, month)
              : say('time.monthYear', { month: sayMonth(say, month), year: String(monthYear) })}
          </Heading>
          <ul className={styles.rows}>
            {its.map((activity) => (
              <ActivityRow key={activity.id} {...props} activity={activity} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
