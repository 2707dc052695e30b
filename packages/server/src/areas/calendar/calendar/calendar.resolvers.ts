import { daysOf, eventInstancesInput, progressInput } from '@samspel/domain/calendar/activities.input';
import { readInput } from '@samspel/domain/input';
import { subjectUri } from '@samspel/domain/subject/address';
import { pageInput } from '@samspel/domain/subject/list.input';
import { yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { audit } from '../../../core/access/audit.ts';
import type { Batch, Resolver, Resolvers } from '../../../core/graphql/context.ts';
import { pageFields } from '../../../core/graphql/page.ts';
import { kostraFunctionById } from '../../../core/people/kostra.ts';
import { personById } from '../../../core/people/persons.ts';
import { changeOfVersion, pageOfHistory } from '../../../subject/history/history.queries.ts';
import { reactionFields } from '../../../subject/reaction/reaction.queries.ts';
import { pageOfInstances, progressOfInstances } from '../activity/activity-list.queries.ts';
import { responsibleWithoutAccess } from '../activity/responsible.ts';
import { calendarForkedFrom, calendarForks } from '../copy/fork.resolvers.ts';
import { pageOfEvents } from '../series/series-list.queries.ts';
import { reservedUriOf, shareableUriOf } from '../share-link/share-link.queries.ts';
import { myRingOf } from '../year/ring.queries.ts';
import type { CalendarRow } from './calendar.queries.ts';
import { kostraFunctionsOf } from './kostra.queries.ts';
import { tagsOfCalendar } from './tag.queries.ts';

/** A page of the parts of one thing. Made once: a schema costs a hundred times what reading with it does. */
const partsInput = pageInput(20);

/** What everybody is answered who may know of a year wheel (decision 19). */
const card: Record<string, Resolver> = {
  isLimited: (row: CalendarRow) => row.myAccess === 'NONE',
  createdBy: (row: CalendarRow, _args, { load }) => load(personById, row.createdById),
  ...reactionFields,
};

/** All that is more than the card. */
const whole: Record<string, Resolver> = {
  uri: (row: CalendarRow) => subjectUri(row),
  color: ({ color }: CalendarRow) => color,
  description: ({ description }: CalendarRow) => description,
  descriptionText: ({ descriptionText }: CalendarRow) => descriptionText,
  version: ({ version }: CalendarRow) => version,
  dateCreated: ({ dateCreated }: CalendarRow) => dateCreated,
  lastUpdated: ({ lastUpdated }: CalendarRow) => lastUpdated,
  isRestricted: ({ isPrivate }: CalendarRow) => isPrivate,
  access: (row: CalendarRow) => row,
  nextDeadline: ({ nextDeadline }: CalendarRow) => nextDeadline,
  myRing: ({ id }: CalendarRow, _args, { load }) => load(myRingOf, id),
  shareableUri: ({ id }: CalendarRow, _args, { load }) => load(shareableUriOf, id),
  reservedUri: ({ id, myAccess }: CalendarRow, _args, { load }) =>
    myAccess === 'WRITE' ? load(reservedUriOf, id) : null,
  progress: ({ id }: CalendarRow, args, context) => {
    const { year = yearOf(osloToday(context.services.now())) } = readInput(progressInput, args, '');
    return progressOfInstances(context, { of: 'calendar', id, days: daysOf({ year }) });
  },
  eventInstances: ({ id }: CalendarRow, args, context) =>
    pageOfInstances(context, { of: 'calendar', id, ...readInput(eventInstancesInput, args, '') }),
  history: ({ id }: CalendarRow, args, context) =>
    pageOfHistory(context, { of: 'calendar', id, ...readInput(partsInput, args, '') }),
  lastChange: ({ id, version }: CalendarRow, _args, { load }) => load(changeOfVersion, { id, version }),
  forkedFrom: calendarForkedFrom,
  events: ({ id }: CalendarRow, args, context) => pageOfEvents(context, { id, ...readInput(partsInput, args, '') }),
};

/** Of these, a card has empty lists. */
const wholeLists: Record<string, Resolver> = {
  kostraFunctions: async ({ id }: CalendarRow, _args, { load }) => {
    const ids = await load(kostraFunctionsOf, id);
    return Promise.all(ids.map((functionId) => load(kostraFunctionById, functionId)));
  },
  tags: ({ id }: CalendarRow, _args, { load }) => load(tagsOfCalendar, id),
  responsibleWithoutAccess: async ({ id, myAccess }: CalendarRow, _args, { load }) => {
    const people = myAccess === 'WRITE' ? await load(responsibleWithoutAccess, id) : [];
    return Promise.all(people.map((person) => load(personById, person)));
  },
  forks: calendarForks,
};

/** The one gate to all that is more than the card: nothing behind it is read for those who may not, and admins are audited. */
const gated =
  (field: Resolver, instead: null | readonly never[]): Resolver =>
  async (row: CalendarRow, args, context, info) => {
    if (row.myAccess === 'NONE') return instead;
    if (!row.isOwnRight) await context.load(auditedRead, row.id);
    return field(row, args, context, info);
  };

/** Read by an admin without a right of their own (decision 18): once a request. */
const auditedRead: Batch<number, true> = async (ids, { services: { db }, caller }) => {
  await audit(db, caller, ids, 'see');
  return ids.map(() => true);
};

const gatedAll = (fields: Record<string, Resolver>, instead: null | readonly never[]) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, gated(field, instead)]));

/** The fields of a year wheel and of pages of them. */
export const calendarFields: Resolvers = {
  Calendar: { ...card, ...gatedAll(whole, null), ...gatedAll(wholeLists, []) },
  CalendarPage: pageFields,
};
