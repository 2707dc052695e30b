import {
  municipalityYearInput,
  progressInput,
  relatedYearWheelInput,
  type TaskList,
  tasksInput,
  yearWheelInput,
} from '@samspel/domain/calendar/activities.input';
import { refuseOutsideYear } from '@samspel/domain/calendar/years';
import { readInput } from '@samspel/domain/input';
import { shortListInput } from '@samspel/domain/subject/list.input';
import { osloToday } from '@samspel/domain/time/oslo';
import { requirePermission } from '../../../core/base/caller.ts';
import type { Context, Resolver, Resolvers } from '../../../core/graphql/context.ts';
import { gated } from '../../../subject/card/card.ts';
import { calendarQuery } from '../calendar/calendar.action.ts';
import type { CalendarRow } from '../calendar/calendar.queries.ts';
import { listNewCalendars } from '../calendar/calendar-list.queries.ts';
import { activeDaysOf } from './active-days.ts';
import { pageOfTasks, readTasks } from './dashboard.queries.ts';
import { readMunicipalityYear } from './municipality-year.queries.ts';
import { myRingOf } from './ring.queries.ts';
import { readYearInShort } from './year-in-short.queries.ts';
import { readRelatedYear, readYearWheel } from './year-wheel.queries.ts';

const todayOf = ({ services }: Context) => osloToday(services.now());

/** How long a year wheel is new, in milliseconds. */
const newFor = 14 * 24 * 60 * 60 * 1000;

/** Refuses more than one year to those whose organization has no timeline, which alone shows them (product/access#permissions). */
function refuseSeveralYears(years: number, { caller }: Context): void {
  if (years > 1) requirePermission(caller, 'CALENDAR_TIMELINE');
}

/** Makes the query for the first tasks of a list. */
const shortList = (list: TaskList): Resolver =>
  calendarQuery(shortListInput, (window, context) => readTasks(context, list, todayOf(context), window));

/** The queries for a person's own year: the year view and the lists of tasks. */
export const yearFields: Resolvers = {
  Query: {
    yearWheel: calendarQuery(yearWheelInput, (input, context) => {
      refuseSeveralYears(input.years, context);
      refuseOutsideYear(input.year, todayOf(context));
      return readYearWheel(context, input, todayOf(context));
    }),
    relatedYearWheel: calendarQuery(relatedYearWheelInput, (input, context) => {
      refuseSeveralYears(input.years, context);
      refuseOutsideYear(input.year, todayOf(context));
      return readRelatedYear(context, input, todayOf(context));
    }),
    municipalityYear: calendarQuery(municipalityYearInput, (input, context) => {
      refuseSeveralYears(input.years, context);
      refuseOutsideYear(input.year, todayOf(context));
      return readMunicipalityYear(context, input, todayOf(context));
    }),
    newCalendars: calendarQuery(shortListInput, (window, { services: { db, now }, caller }) =>
      listNewCalendars(db, caller, new Date(now().getTime() - newFor), window),
    ),
    upcomingDeadlines: shortList('UPCOMING_DEADLINES'),
    myUnfinishedTasks: shortList('MY_UNFINISHED'),
    incompleteTasksAssignedByMe: shortList('ASSIGNED_BY_ME'),
    tasks: calendarQuery(tasksInput, ({ list, ...window }, context) =>
      pageOfTasks(context, list, todayOf(context), window),
    ),
  },
  Calendar: gated({
    myRing: ({ id }: CalendarRow, _args, { load }) => load(myRingOf, id),
    activeDays: ({ id }: CalendarRow, _args, { load }) => load(activeDaysOf, id),
    yearInShort: ({ id }: CalendarRow, args, context) =>
      readYearInShort(context, id, readInput(progressInput, args, '').year),
  }),
};
