import { pageInput } from '@samspel/domain/subject/list.input';
import { trashLimit } from '@samspel/domain/subject/trash';
import type { Resolvers } from '../../../core/graphql/context.ts';
import { pageFields } from '../../../core/graphql/page.ts';
import { personById } from '../../../core/people/persons.ts';
import type { RemovedRow } from '../../../subject/trash/trash.queries.ts';
import { removedFields, removedQuery } from '../../../subject/trash/trash.resolvers.ts';
import { calendarQuery } from '../calendar/calendar.action.ts';
import { calendarById, categoryOf } from '../calendar/calendar.queries.ts';
import { calendarSubject } from '../calendar/calendar.subject.ts';
import { listRemovedActivities, type RemovedActivityRow } from './trash-list.queries.ts';

/** The trash of year wheels, and of activities. */
export const trashFields: Resolvers = {
  Query: {
    removedCalendars: removedQuery(calendarSubject),
    removedActivities: calendarQuery(pageInput(20), (window, { services: { db, now }, caller }) =>
      listRemovedActivities(db, caller, trashLimit(now()), window),
    ),
  },
  RemovedCalendar: {
    ...removedFields,
    createdBy: ({ createdById }: RemovedRow, _args, { load }) => load(personById, createdById),
    category: ({ id }: RemovedRow, _args, { load }) => load(categoryOf, id),
  },
  RemovedActivity: {
    ...removedFields,
    calendar: ({ calendarId }: RemovedActivityRow, _args, { load }) => load(calendarById, calendarId),
  },
  RemovedCalendarPage: pageFields,
  RemovedActivityPage: pageFields,
};
