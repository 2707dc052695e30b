import type { TaskList } from '@samspel/domain/calendar/activities.input';
import type { TextId } from '@samspel/i18n/texts';

/** A list of tasks, as the home page and its own page call it. */
export interface ListOfTasks {
  list: TaskList;
  title: TextId;
  /** What is said where it holds nothing, and beside it what brings something into it. */
  empty: TextId;
  hint: TextId;
  /** Names who is responsible. */
  showsResponsible?: boolean;
}

/** The lists, by the last part of the address of their own page. */
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

/** In the order of the home page. */
export const taskListNames: readonly TaskListName[] = ['deadlines', 'mine', 'given'];

/** The page of a whole list. */
export const taskListPath = (name: TaskListName): string => `/home/tasks/${name}`;
