import { type Days, daysOf } from '@samspel/domain/calendar/activities.input';
import { mostInRing } from '@samspel/domain/calendar/most-in-ring';
import { yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Context, Resolver, Resolvers } from '../../../core/graphql/context.ts';
import { personById } from '../../../core/people/persons.ts';
import { myAssigned, pageOfInstances, progressOfInstances } from '../activity/activity-list.queries.ts';
import { type CalendarRow, calendarById } from '../calendar/calendar.queries.ts';
import type { RingRow } from './ring.queries.ts';

/** A ring. In a year view, it has the days of that view, and lists their activities. */
type Ring = Pick<RingRow, 'calendarId'> & { days?: Required<Days> };

type Year = { personId: number } & Required<Days>;

const shownDays = ({ days }: Ring, { services }: Context): Days =>
  days ?? daysOf({ year: yearOf(osloToday(services.now())) });

/** The fields that every ring has, a person's or a related one. */
const ofRing: Record<string, Resolver> = {
  calendar: ({ calendarId }: Ring, _args, { load }) => load(calendarById, calendarId),
  eventInstances: async (ring: Ring, _args, context) => {
    const list = { of: 'calendar' as const, id: ring.calendarId, days: shownDays(ring, context) };
    return (await pageOfInstances(context, { ...list, limit: mostInRing, offset: 0 })).nodes;
  },
};

/** The fields of rings and year views. */
export const ringFields: Resolvers = {
  CalendarRing: {
    ...ofRing,
    person: ({ personId }: RingRow, _args, { load }) => load(personById, personId),
    progress: (ring: Ring, _args, context) =>
      progressOfInstances(context, { of: 'calendar', id: ring.calendarId, days: shownDays(ring, context) }),
  },
  RelatedRing: ofRing,
  MunicipalityRing: { ...ofRing, calendar: ({ calendar }: { calendar: CalendarRow }) => calendar },
  YearWheel: {
    person: ({ personId }: Year, _args, { load }) => load(personById, personId),
    myAssignedTasks: ({ personId, from, to }: Year, _args, context) =>
      personId === context.caller.id ? myAssigned(context, { from, to }) : [],
  },
};
