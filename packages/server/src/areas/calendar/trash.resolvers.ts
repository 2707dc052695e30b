import { pageInput } from '@samspel/domain/calendar/activities.input';
import type { Resolvers } from '../../core/graphql/context.ts';
import { personById } from '../../core/people/persons.ts';
import { trashDays, trashLimit } from '../../core/subject/restore-subject.ts';
import { calendarQuery } from './calendar.action.ts';
import { type RemovedRow, readTrash } from './trash.queries.ts';

/** The trash of year wheels. */
export const trashFields: Resolvers = {
  Query: {
    removedCalendars: calendarQuery(pageInput(100), (window, { services: { db, now }, caller }) =>
      readTrash(db, caller, trashLimit(now()), window),
    ),
  },
  RemovedCalendar: {
    createdBy: ({ createdById }: RemovedRow, _args, { load }) => load(personById, createdById),
    removedBy: ({ removedById }: RemovedRow, _args, { load }) => removedById && load(personById, removedById),
    deletedAt: ({ removedAt }: RemovedRow) => new Date(removedAt.getTime() + trashDays * 86_400_000),
  },
};
