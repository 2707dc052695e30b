import { type CacheRules, type Done, nothing, type Reread } from '../../core/graphql/cache-rules.ts';
import { ringProgress } from './year/ring-progress.ts';

/** Lists of what is still to be done, by deadline. */
const deadlines = ['tasks', 'upcomingDeadlines', 'myUnfinishedTasks', 'incompleteTasksAssignedByMe'];

/** The admins' list of share links. */
const sharedLinks = ['sharedCalendars'];

/** Other days put an activity elsewhere in every list; a tick or another person in those of what is to be done; words nowhere. */
function changedActivity({ input }: Done): Reread {
  const { startDate, endDate, status, isDone, responsible } = input;
  const isMoved = startDate !== undefined || endDate !== undefined;
  if (isMoved || (status !== undefined && status !== 'PUBLISHED')) return 'everything';
  return isDone !== undefined || responsible !== undefined ? deadlines : [];
}

/** How year wheels and what is on them are kept in the cache. */
export const calendarCache: CacheRules = {
  // A ring has an id, but what it holds is of the year that was asked for: it is kept inside that answer.
  keptInside: ['CalendarRing'],
  resolvers: { CalendarRing: { progress: ringProgress } },
  // A job made what lists show: they are read again too, once it says that it is done.
  updates: { calendarCopy: (copy) => (copy as { state?: string } | undefined)?.state === 'DONE' },
  // These leave most lists as they are, and answer all else that they change.
  rereads: {
    createTodo: nothing,
    updateTodo: nothing,
    removeTodo: nothing,
    restoreTodo: nothing,
    updateEventInstance: changedActivity,
    // The copy is there when its job is done, and lists are read again then.
    copyCalendar: nothing,
    createCalendarRing: () => ['yearWheel', 'myFollowed', ...deadlines],
    makeSharable: () => sharedLinks,
    removeSharable: () => sharedLinks,
  },
};
