import { pageInput } from '@samspel/domain/subject/list.input';
import { trashDays, trashLimit } from '@samspel/domain/subject/trash';
import type { Resolvers } from '../../../core/graphql/context.ts';
import { pageFields } from '../../../core/graphql/page.ts';
import { personById } from '../../../core/people/persons.ts';
import { calendarQuery } from '../calendar/calendar.action.ts';
import { calendarById } from '../calendar/calendar.queries.ts';
import { type RemovedRow, readTrash } from './trash.queries.ts';
import { listRemovedActivities, type RemovedActivityRow } from './trash-list.queries.ts';

/** 30 days after a removal (decision 23). */
const deletedAt = ({ removedAt }: { removedAt: Date }) => new Date(removedAt.getTime() + trashDays * 86_400_000);

/** The trash of year wheels, and of activities. */
export const trashFields: Resolvers = {
  Query: {
    removedCalendars: calendarQuery(pageInput(100), (window, { services: { db, now }, caller }) =>
      readTrash(db, caller, trashLimit(now()), window),
    ),
    removedActivities: calendarQuery(pageInput(20), (window, { services: { db, now }, caller }) =>
      listRemovedActivities(db, caller, trashLimit(now()), window),
    ),
  },
  RemovedActivity: {
    calendar: ({ calendarId }: RemovedActivityRow, _args, { load }) => load(calendarById, calendarId),
    removedBy: ({ removedById }: RemovedActivityRow, _args, { load }) => load(personById, removedById),
    deletedAt,
  },
  RemovedActivityPage: pageFields,
  RemovedCalendarPage: pageFields,
  RemovedCalendar: {
    createdBy: ({ createdById }: RemovedRow, _args, { load }) => load(personById, createdById),
    removedBy: ({ removedById }: RemovedRow, _args, { load }) => removedById && load(personById, removedById),
    deletedAt,
  },
};
