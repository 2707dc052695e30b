import { addDays, type Day, dayOfMonth, monthOf, weekdayOf } from '@samspel/domain/time/day';
import { sayDay, sayMonthShort, sayWeekday } from '@samspel/i18n/days';
import { type ReactNode, useId, useRef } from 'react';
import { useToday } from '../../core/time/use-today.ts';
import type { TaskPartsFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { useFocusFallback } from '../../ui/focus/use-focus-fallback.ts';
import styles from './home-page.module.css';
import { NoTasks, Task, ticksElseTask } from './task-list.tsx';
import { taskListPath } from './task-lists.ts';
import type { TaskTicks } from './use-tick-task.ts';

/** How many days ahead the home page shows. */
const daysAhead = 14;

/** Returns the tasks of the next fourteen days, without those that another list above shows. */
export function comingOf(
  tasks: readonly TaskPartsFragment[],
  shown: readonly { id: string }[],
  today: Day,
): TaskPartsFragment[] {
  const last = addDays(today, daysAhead);
  const above = new Set(shown.map(({ id }) => id));
  return tasks.filter(({ id, endDate }) => endDate <= last && !above.has(id));
}

interface Props {
  /** By deadline. */
  tasks: readonly TaskPartsFragment[];
  /** How many deadlines are coming in all. */
  total: number;
  ticks: TaskTicks;
  /** One more link. */
  foot: ReactNode;
}

/** The next fourteen days, day by day: what is due in my year wheels, and what I am responsible for. */
export function ComingDays({ tasks, total, ticks, foot }: Props) {
  const say = useText();
  const id = useId();
  const place = useRef<HTMLOListElement>(null);
  useFocusFallback(place, ticksElseTask);
  return (
    <section className={styles.list} aria-labelledby={id} data-tour="deadlines">
      <Heading level={2} size="xs" id={id}>
        {say('home.coming')}
      </Heading>
      {tasks.length === 0 && <NoTasks name="deadlines" />}
      <ol ref={place} className={styles.days} hidden={tasks.length === 0}>
        {[...Map.groupBy(tasks, ({ endDate }) => endDate)].map(([day, due]) => (
          <li key={day}>
            <DayName day={day} />
            <ul>
              {due.map((task) => (
                <Task key={task.id} {...{ task, ticks }} showsResponsible showsDay={false} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {total > tasks.length && (
        <TextLink to={taskListPath('deadlines')} className={styles.all}>
          {say('home.allDeadlines', { count: total })}
        </TextLink>
      )}
      {foot}
    </section>
  );
}

/** A day as a large number with its weekday and month below; read whole by a screen reader. */
function DayName({ day }: { day: Day }) {
  const say = useText();
  const today = useToday();
  return (
    <h3 className={styles.dayName}>
      <span className="ds-sr-only">{sayDay(say, day, today)}</span>
      <strong aria-hidden="true">{dayOfMonth(day)}</strong>
      <span aria-hidden="true">
        {sayWeekday(say, weekdayOf(day)).slice(0, 3)}. {sayMonthShort(say, monthOf(day))}
      </span>
    </h3>
  );
}
