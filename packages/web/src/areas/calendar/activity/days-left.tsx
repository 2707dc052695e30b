import { isOverdue } from '@samspel/domain/calendar/progress';
import type { Day } from '@samspel/domain/time/day';
import { sayDaysLeft } from '@samspel/i18n/days';
import { useText } from '../../../texts/text.tsx';
import styles from './days-left.module.css';

/** '3 dagar att', '2 dagar over fristen'; says that it is done if it is. */
export function DaysLeft({ activity, today }: { activity: { endDate: Day; isDone: boolean }; today: Day }) {
  const say = useText();
  if (activity.isDone) return <span className={styles.done}>{say('event.done')}</span>;
  return (
    <span className={styles.days} data-overdue={isOverdue(activity, today) || undefined}>
      {sayDaysLeft(say, activity.endDate, today)}
    </span>
  );
}
