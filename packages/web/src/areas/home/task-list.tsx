import { isOverdue } from '@samspel/domain/calendar/progress';
import { osloToday } from '@samspel/domain/time/oslo';
import { sayDaysLeft, sayShortDay } from '@samspel/i18n/days';
import { ringShades } from '@samspel/wheel/pure';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Waits } from '../../core/offline/waits.tsx';
import type { TaskPartsFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { useTheme } from '../../theme/theme.ts';
import { Heading } from '../../ui/base/heading.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { useFocusFallback } from '../../ui/focus/use-focus-fallback.ts';
import styles from './home-page.module.css';
import { type TaskListName, taskListPath, taskLists } from './task-lists.ts';
import { pathOf, type TaskTicks } from './use-tick-task.ts';

interface Props {
  name: TaskListName;
  tasks: readonly TaskPartsFragment[];
  /** How many there are in all. */
  total: number;
  ticks: TaskTicks;
}

/** The first tasks of a list, and a link to all of them. */
export function TaskList({ name, tasks, total, ticks }: Props) {
  const say = useText();
  const id = useId();
  const { title, ...list } = taskLists[name];
  return (
    <section className={styles.list} aria-labelledby={id} data-tour={name}>
      <Heading level={2} size="xs" id={id}>
        {say(title)}
      </Heading>
      <Tasks {...{ tasks, ticks }} showsResponsible={'showsResponsible' in list} />
      {total > tasks.length && (
        <TextLink
          to={taskListPath(name)}
          className={styles.all}
          aria-label={say('home.showAllOf', { count: total, list: say(title) })}
        >
          {say('home.showAll', { count: total })}
        </TextLink>
      )}
    </section>
  );
}

/** Shown in place of an empty list: what brings something into it. */
export function NoTasks({ name, action }: Pick<Props, 'name'> & { action?: ReactNode }) {
  const say = useText();
  const { empty, hint } = taskLists[name];
  return (
    <div className={styles.empty}>
      <strong>{say(empty)}</strong>
      <span>{say(hint)}</span>
      {action}
    </div>
  );
}

interface TasksProps extends Pick<Props, 'tasks' | 'ticks'> {
  showsResponsible: boolean;
}

/** A ticked task leaves its list; the focus goes to the task that took its place. */
export const ticksElseTask = { among: 'input[type="checkbox"]', otherwise: 'a' };

/** Activities with their deadlines, each with its tick box; each links to its year wheel with the activity open. */
export function Tasks({ tasks, ticks, showsResponsible }: TasksProps) {
  const place = useRef<HTMLUListElement>(null);
  useFocusFallback(place, ticksElseTask);
  return (
    <ul ref={place}>
      {tasks.map((task) => (
        <Task key={task.id} {...{ task, ticks, showsResponsible }} />
      ))}
    </ul>
  );
}

interface TaskProps extends Omit<TasksProps, 'tasks'> {
  task: TaskPartsFragment;
  /** Whether it says its day; false where it stands under its day. */
  showsDay?: boolean;
}

/** One activity with its deadline and its tick box. */
export function Task({ task, ticks, showsResponsible, showsDay = true }: TaskProps) {
  const say = useText();
  const today = osloToday(new Date());
  const theme = useTheme();
  const { id, title, endDate, calendar, responsible } = task;
  const color = calendar.color ? ringShades(calendar.color, theme).mark : undefined;
  const isDone = ticks.pending.get(id) ?? task.isDone;
  const details = [
    ...(showsDay ? [sayShortDay(say, endDate, today)] : []),
    calendar.title,
    ...(showsResponsible && responsible ? [responsible.name] : []),
  ];
  return (
    <li className={styles.task} data-done={isDone || undefined}>
      {task.mayTick && (
        <input
          type="checkbox"
          className={`ds-input ${styles.tick}`}
          checked={isDone}
          aria-label={say('event.markDone', { title })}
          onChange={(event) => void ticks.tick(task, event.target.checked)}
        />
      )}
      <Link to={pathOf(task)} className={styles.link}>
        {title}
      </Link>
      <span className={styles.left} data-overdue={isOverdue(task, today) || undefined}>
        {sayDaysLeft(say, endDate, today)}
      </span>
      <span className={styles.detail}>
        <span className={styles.dot} style={{ background: color }} aria-hidden="true" /> {details.join(' · ')}{' '}
        <Waits of="EventInstance" id={id} />
      </span>
    </li>
  );
}
