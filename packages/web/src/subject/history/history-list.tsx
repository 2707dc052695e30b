import { type Day, daysBetween } from '@samspel/domain/time/day';
import { sayDay, sayRelativeDay } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import type { Change } from './changed-fields.ts';
import { byDay } from './history-days.ts';
import { HistoryEntry } from './history-entry.tsx';
import styles from './history-list.module.css';

interface Props {
  changes: readonly Change[];
  namesThings: boolean;
  canUndo: boolean;
  onUndone: () => void;
}

/** Changes under the days on which they were made, the latest first. */
export function HistoryList({ changes, ...rest }: Props) {
  const say = useText();
  const today = useToday();
  return byDay(changes).map(({ day, changes: ofDay }) => (
    <section key={day} aria-labelledby={`history-${day}`} className={styles.day}>
      <Heading level={3} size="2xs" id={`history-${day}`}>
        {sayDayOfChange(say, day, today)}
      </Heading>
      <ol className={styles.entries}>
        {ofDay.map((change) => (
          <HistoryEntry key={change.id} change={change} {...rest} />
        ))}
      </ol>
    </section>
  ));
}

/** 'i dag', 'i går', 'fredag 15. januar'. */
const sayDayOfChange = (say: Say, day: Day, today: Day): string =>
  daysBetween(day, today) <= 1 ? sayRelativeDay(say, day, today) : sayDay(say, day, today);
