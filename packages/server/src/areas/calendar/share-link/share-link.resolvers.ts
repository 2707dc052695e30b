import { pageInput } from '@samspel/domain/subject/list.input';
import { requireAdmin } from '../../../core/base/caller.ts';
import type { Resolvers } from '../../../core/graphql/context.ts';
import { pageFields } from '../../../core/graphql/page.ts';
import { personById } from '../../../core/people/persons.ts';
import { calendarQuery } from '../calendar/calendar.action.ts';
import { calendarById } from '../calendar/calendar.queries.ts';
import { listShares, type ShareRow } from './share-link.queries.ts';

const listAll = calendarQuery(pageInput(20), (window, { services: { db } }) => listShares(db, window));

/** Share links of year wheels. */
export const shareLinkFields: Resolvers = {
  Query: {
    sharedCalendars: (root, args, context, info) => {
      requireAdmin(context.caller);
      return listAll(root, args, context, info);
    },
  },
  CalendarShare: {
    calendar: ({ id }: ShareRow, _args, { load }) => load(calendarById, id),
    createdBy: ({ createdById }: ShareRow, _args, { load }) => createdById && load(personById, createdById),
  },
  CalendarSharePage: pageFields,
};
