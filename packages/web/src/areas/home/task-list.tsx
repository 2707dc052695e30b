import { isOverdue } from '@samspel/domain/calendar/progress';
import { osloToday } from '@samspel/domain/time/oslo';
import { sayDaysLeft, sayShortDay } from '@samspel/i18n/days';
import { ringShades } from '@samspel/wheel/pure';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { TaskPartsFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { useTheme } from '../../theme/theme.ts';
import { Heading } from '../../ui/heading.tsx';
import styles from './home-page.module.css';

interface Props {
  title: string;
  tasks: readonly TaskPartsFragment[];
  /** What is said, and offered, where there are none. */
  empty: string;
  hint: string;
  action: ReactNode;
  showsResponsible?: boolean;
}

/** Activities with their deadlines; each leads to its year wheel with the activity open. */
export function TaskList({ title, tasks, empty, hint, action, showsResponsible }: Props) {
  const id = useId();
  return (
    <section className={styles.list} aria-labelledby={id}>
      <Heading level={2} size="xs" id={id}>
        {title}
      </Heading>
      {tasks.length > 0 ? (
        <ul>
          {tasks.map((task) => (
            <Task key={task.id} task={task} showsResponsible={showsResponsible} />
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <strong>{empty}</strong>
          <span>{hint}</span>
          {action}
        </div>
      )}
    </section>
  );
}

function Task({ task, showsResponsible }: { task: TaskPartsFragment; showsResponsible: boolean | undefined }) {
  const say = useText();
  const today = osloToday(new Date());
  const theme = useTheme();
  const { id, title, endDate, calendar, responsible } = task;
  const color = calendar.color ? ringShades(calendar.color, theme).mark : undefined;
  const details = [
    sayShortDay(say, endDate, today),
    calendar.title,
    ...(showsResponsible && responsible ? [responsible.name] : []),
  ];
  return (
    <li className={styles.task}>
      <span className={styles.dot} style={{ background: color }} aria-hidden="true" />
      <Link to={`/calendar/${calendar.uri ?? calendar.id}?activity=${id}`} className={styles.link}>
        {title}
      </Link>
      <span className={styles.left} data-overdue={isOverdue(task, today) || undefined}>
        {sayDaysLeft(say, endDate, today)}
      </span>
      <span className={styles.detail}>{details.join(' · ')}</span>
    </li>
  );
}
