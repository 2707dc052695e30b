import { type CacheRules, type Done, noInvalidation, type Reread } from '../../core/graphql/cache-rules.ts';
import { ringProgress } from './year/ring-progress.ts';

/** The lists of what is still to be done, by deadline. */
const deadlines = ['tasks', 'upcomingDeadlines', 'myUnfinishedTasks', 'incompleteTasksAssignedByMe'];

/** The admins' list of share links. */
const sharedLinks = ['sharedCalendars'];

/** New days move an activity in every list; a tick or another responsible person only in the lists of what is to be done; texts in none. */
function changedActivity({ input }: Done): Reread {
  const { startDate, endDate, status, isDone, responsible } = input;
  const isMoved = startDate !== undefined || endDate !== undefined;
  if (isMoved || (status !== undefined && status !== 'PUBLISHED')) return 'everything';
  return isDone !== undefined || responsible !== undefined ? deadlines : [];
}

/** How year wheels and their contents are kept in the cache. */
export const calendarCache: CacheRules = {
  // A ring has an id, but its contents depend on the year asked for: it is kept inside that answer.
  keptInside: ['CalendarRing'],
  resolvers: { CalendarRing: { progress: ringProgress } },
  // A copy job changes lists, so they are read again when it reports that it is done.
  updates: { calendarCopy: (copy) => (copy as { state?: string } | undefined)?.state === 'DONE' },
  // These leave most lists as they are, and return everything else that they change.
  rereads: {
    createTodo: noInvalidation,
    updateTodo: noInvalidation,
    removeTodo: noInvalidation,
    restoreTodo: noInvalidation,
    updateEventInstance: changedActivity,
    // The copy exists only when its job is done, and lists are read again then.
    copyCalendar: noInvalidation,
    createCalendarRing: () => ['yearWheel', 'myFollowed', ...deadlines],
    createFeedLink: () => ['myFeedLinks'],
    endFeedLink: () => ['myFeedLinks'],
    makeSharable: () => sharedLinks,
    removeSharable: () => sharedLinks,
  },
};
