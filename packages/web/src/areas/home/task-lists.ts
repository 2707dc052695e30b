import type { TaskList } from '@samspel/domain/calendar/activities.input';
import type { TextId } from '@samspel/i18n/texts';

/** A list of tasks, with its texts on the home page and on its own page. */
export interface ListOfTasks {
  list: TaskList;
  title: TextId;
  /** What is said if it is empty, and a hint how to bring something into it. */
  empty: TextId;
  hint: TextId;
  /** Whether it names who is responsible. */
  showsResponsible?: boolean;
}

/** The lists, by the last part of their pages' addresses. */
export const taskLists = {
  deadlines: {
    list: 'UPCOMING_DEADLINES',
    title: 'calendar.deadlines',
    empty: 'calendar.deadlines.empty',
    hint: 'home.deadlines.hint',
  },
  mine: {
    list: 'MY_UNFINISHED',
    title: 'calendar.unfinished',
    empty: 'calendar.unfinished.empty',
    hint: 'home.allDone',
  },
  given: {
    list: 'ASSIGNED_BY_ME',
    title: 'calendar.assigned',
    empty: 'calendar.assigned.empty',
    hint: 'home.assigned.hint',
    showsResponsible: true,
  },
} as const satisfies Record<string, ListOfTasks>;
export type TaskListName = keyof typeof taskLists;

/** Returns the address of a whole list. */
export const taskListPath = (name: TaskListName): string => `/home/tasks/${name}`;
