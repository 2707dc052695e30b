import {
  type TaskList,
  tasksInput,
  yearWheelInput,
  yearWheelRingInput,
} from '@samspel/domain/calendar/activities.input';
import { allCalendarsInput } from '@samspel/domain/calendar/calendar.input';
import { countsOf, planEventChange } from '@samspel/domain/calendar/event-change';
import { previewEventChangeInput } from '@samspel/domain/calendar/event-change.input';
import { previewSeriesInput } from '@samspel/domain/calendar/preview.input';
import { previewOccurrences } from '@samspel/domain/calendar/recurrence';
import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { pageInput, shortListInput } from '@samspel/domain/subject/list.input';
import { osloToday } from '@samspel/domain/time/oslo';
import { z } from 'zod';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Context, Resolver } from '../../../core/graphql/context.ts';
import { instanceById } from '../activity/activity.queries.ts';
import { readRing } from '../activity/activity-list.queries.ts';
import { eventById } from '../series/series.queries.ts';
import { readSeries } from '../series/stored-series.queries.ts';
import { pageOfTasks, readTasks } from '../year/dashboard.queries.ts';
import { readYearWheel } from '../year/year-wheel.queries.ts';
import { calendarQuery } from './calendar.action.ts';
import { calendarById } from './calendar.queries.ts';
import { listCalendars, listMyCalendars } from './calendar-list.queries.ts';

const idArgument = z.strictObject({ id });
const todayOf = ({ services }: Context) => osloToday(services.now());

/** The beginning of a list of tasks. */
const shortList = (list: TaskList): Resolver =>
  calendarQuery(shortListInput, (window, context) =>
    readTasks(context.services.db, list, { caller: context.caller, today: todayOf(context) }, window),
  );

/** The queries of this area. */
export const calendarQueries: Record<string, Resolver> = {
  calendar: calendarQuery(idArgument, async (input, { load }) => {
    const calendar = await load(calendarById, input.id);
    if (!calendar) throw new Refusal('notFound', 'id');
    return calendar;
  }),
  myCalendars: calendarQuery(pageInput(100), (window, { services: { db }, caller }) =>
    listMyCalendars(db, caller, window),
  ),
  allCalendars: calendarQuery(allCalendarsInput, (input, { services: { db }, caller }) =>
    listCalendars(db, caller, input),
  ),
  yearWheel: calendarQuery(yearWheelInput, (input, context) => readYearWheel(context, input, todayOf(context))),
  yearWheelRing: calendarQuery(yearWheelRingInput, async ({ calendarId, days }, { services: { db }, caller }) => {
    await findSubject(db, caller, calendarId, 'see', { kind: 'CALENDAR', field: 'calendarId' });
    return readRing(db, caller, calendarId, days);
  }),
  event: calendarQuery(idArgument, async (input, { services: { db }, caller, load }) => {
    await findSubject(db, caller, input.id, 'see', { kind: 'EVENT', field: 'id' });
    return load(eventById, input.id);
  }),
  eventInstance: calendarQuery(idArgument, async (input, { services: { db }, caller, load }) => {
    await findSubject(db, caller, input.id, 'see', { kind: 'EVENT_INSTANCE', field: 'id' });
    return load(instanceById, input.id);
  }),
  previewSeries: calendarQuery(previewSeriesInput, (series, context) => previewOccurrences(series, todayOf(context))),
  previewEventChange: calendarQuery(previewEventChangeInput, async (input, context) => {
    const { db } = context.services;
    await findSubject(db, context.caller, input.id, 'see', { kind: 'EVENT', field: 'input.id' });
    const series = await readSeries(db, (await context.load(eventById, input.id))!);
    return countsOf(series, planEventChange(series, input, todayOf(context)));
  }),
  upcomingDeadlines: shortList('UPCOMING_DEADLINES'),
  myUnfinishedTasks: shortList('MY_UNFINISHED'),
  incompleteTasksAssignedByMe: shortList('ASSIGNED_BY_ME'),
  tasks: calendarQuery(tasksInput, ({ list, ...window }, context) =>
    pageOfTasks(context.services.db, list, { caller: context.caller, today: todayOf(context) }, window),
  ),
};
