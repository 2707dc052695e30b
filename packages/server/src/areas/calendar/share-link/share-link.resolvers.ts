import { maybe, plainLine } from '@samspel/domain/input';
import { pageInput } from '@samspel/domain/subject/list.input';
import { requireAdmin } from '../../../core/base/caller.ts';
import type { Resolvers } from '../../../core/graphql/context.ts';
import { pageFields } from '../../../core/graphql/page.ts';
import { personById } from '../../../core/people/persons.ts';
import { gated } from '../../../subject/card/card.ts';
import { calendarQuery } from '../calendar/calendar.action.ts';
import { type CalendarRow, calendarById } from '../calendar/calendar.queries.ts';
import { listShares, reservedUriOf, type ShareRow, shareableUriOf } from './share-link.queries.ts';

const listInput = pageInput(20).extend({ text: maybe(plainLine(200)) });
const listAll = calendarQuery(listInput, (input, { services: { db } }) => listShares(db, input));

/** Share links of year wheels. */
export const shareLinkFields: Resolvers = {
  Query: {
    sharedCalendars: (root, args, context, info) => {
      requireAdmin(context.caller);
      return listAll(root, args, context, info);
    },
  },
  Calendar: gated({
    shareableUri: ({ id }: CalendarRow, _args, { load }) => load(shareableUriOf, id),
    reservedUri: ({ id, myAccess }: CalendarRow, _args, { load }) =>
      myAccess === 'WRITE' ? load(reservedUriOf, id) : null,
  }),
  CalendarShare: {
    calendar: ({ id }: ShareRow, _args, { load }) => load(calendarById, id),
    createdBy: ({ createdById }: ShareRow, _args, { load }) => createdById && load(personById, createdById),
  },
  CalendarSharePage: pageFields,
};
