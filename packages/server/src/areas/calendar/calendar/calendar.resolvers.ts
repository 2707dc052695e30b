import { allCalendarsInput } from '@samspel/domain/calendar/calendar.input';
import { id } from '@samspel/domain/input';
import { pageInput } from '@samspel/domain/subject/list.input';
import { z } from 'zod';
import type { Resolver, Resolvers } from '../../../core/graphql/context.ts';
import { orNotFound } from '../../../core/graphql/or-not-found.ts';
import { gated } from '../../../subject/card/card.ts';
import { ownFields } from '../../../subject/fields.ts';
import { kostraFunctionsField } from '../../../subject/kostra/kostra.queries.ts';
import { listFields, wholeFields } from '../../../subject/root/root.resolvers.ts';
import { calendarQuery } from './calendar.action.ts';
import { calendarFields } from './calendar.fields.ts';
import { type CalendarRow, calendarById } from './calendar.queries.ts';
import { listCalendars, listMyCalendars } from './calendar-list.queries.ts';

/** The fields beyond the card that a year wheel has in addition to those of every root. */
const whole: Record<string, Resolver> = {
  ...ownFields(calendarFields, ['category']),
  descriptionText: ({ descriptionText }: CalendarRow) => descriptionText,
  nextDeadline: ({ nextDeadline }: CalendarRow) => nextDeadline,
};

/** The queries for year wheels (one, mine, all that I may know of), and their own fields. */
export const calendarResolvers: Resolvers = {
  Query: {
    calendar: calendarQuery(z.strictObject({ id }), async (input, { load }) =>
      orNotFound(await load(calendarById, input.id)),
    ),
    myCalendars: calendarQuery(pageInput(100), (window, { services: { db }, caller }) =>
      listMyCalendars(db, caller, window),
    ),
    allCalendars: calendarQuery(allCalendarsInput, (input, { services: { db }, caller }) =>
      listCalendars(db, caller, input),
    ),
  },
  Calendar: {
    ...wholeFields({ kind: 'CALENDAR', permission: 'CALENDAR' }),
    ...gated(whole),
    ...gated({ kostraFunctions: kostraFunctionsField }, []),
  },
  CalendarPage: listFields,
};
