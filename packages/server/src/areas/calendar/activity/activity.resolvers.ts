import {
  daysOf,
  eventInstancesInput,
  progressInput,
  yearWheelMagicRingInput,
  yearWheelRingInput,
} from '@samspel/domain/calendar/activities.input';
import { refuseOutsideYear } from '@samspel/domain/calendar/years';
import { id, readInput } from '@samspel/domain/input';
import { subjectUri } from '@samspel/domain/subject/address';
import { yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { z } from 'zod';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Context, Resolver, Resolvers } from '../../../core/graphql/context.ts';
import { pageFields } from '../../../core/graphql/page.ts';
import { personById } from '../../../core/people/persons.ts';
import { gated } from '../../../subject/card/card.ts';
import { historyOf } from '../../../subject/history/history.resolvers.ts';
import { isFavourite } from '../../../subject/reaction/favourite.ts';
import { reactionFields } from '../../../subject/reaction/reaction.queries.ts';
import { calendarQuery } from '../calendar/calendar.action.ts';
import { type CalendarRow, calendarById } from '../calendar/calendar.queries.ts';
import { type InstanceRow, type InstanceTexts, instanceById, instanceTexts, mayTick } from './activity.queries.ts';
import { pageOfInstances, progressOfInstances, readMyAssigned, readRing } from './activity-list.queries.ts';
import { datesOf, newestInstances } from './newest-activities.queries.ts';
import { hasAccess, responsibleWithoutAccess } from './responsible.ts';

type Assigned = Pick<InstanceRow, 'id' | 'calendarId' | 'createdById' | 'responsibleId' | 'assignedById'>;

/** The fields that activities and their series have in common. */
export const assignedFields: Record<string, Resolver> = {
  calendar: ({ calendarId }: Assigned, _args, { load }) => load(calendarById, calendarId),
  uri: async ({ calendarId }: Assigned, _args, { load }) => {
    const calendar = await load(calendarById, calendarId);
    return calendar && subjectUri(calendar);
  },
  createdBy: ({ createdById }: Assigned, _args, { load }) => load(personById, createdById),
  responsible: ({ responsibleId }: Assigned, _args, { load }) => responsibleId && load(personById, responsibleId),
  assignedBy: ({ assignedById }: Assigned, _args, { load }) => assignedById && load(personById, assignedById),
  ...reactionFields,
};

const todayOf = ({ services }: Context) => osloToday(services.now());

/** What the caller is responsible for on some days. */
const myAssigned = calendarQuery(yearWheelMagicRingInput, ({ year, days }, context) => {
  refuseOutsideYear(year, todayOf(context));
  return readMyAssigned(context.services.db, context.caller, days);
});

const text =
  (name: Exclude<keyof InstanceTexts, 'id'>): Resolver =>
  async ({ id }: InstanceRow, _args, { load }) =>
    (await load(instanceTexts, id))[name];

/** The queries for activities (one, and those of a year wheel), and their fields. */
export const activityFields: Resolvers = {
  Query: {
    eventInstance: calendarQuery(z.strictObject({ id }), async (input, { services: { db }, caller, load }) => {
      await findSubject(db, caller, input.id, 'see', { kind: 'EVENT_INSTANCE', field: 'id' });
      return load(instanceById, input.id);
    }),
    yearWheelRing: calendarQuery(yearWheelRingInput, async ({ calendarId, year, days }, context) => {
      const { services, caller } = context;
      const { db } = services;
      refuseOutsideYear(year, todayOf(context));
      await findSubject(db, caller, calendarId, 'see', { kind: 'CALENDAR', field: 'calendarId' });
      return readRing(db, caller, calendarId, days);
    }),
    yearWheelMagicRing: myAssigned,
    myAssignedTasks: myAssigned,
  },
  Calendar: {
    ...gated({
      progress: ({ id }: CalendarRow, args, context) => {
        const { year = yearOf(todayOf(context)) } = readInput(progressInput, args, '');
        return progressOfInstances(context, { of: 'calendar', id, days: daysOf({ year }) });
      },
      eventInstances: ({ id }: CalendarRow, args, context) =>
        pageOfInstances(context, { of: 'calendar', id, ...readInput(eventInstancesInput, args, '') }),
    }),
    ...gated(
      {
        tasks: ({ id }: CalendarRow, _args, { load }) => load(newestInstances, id),
        dates: ({ id }: CalendarRow, args, context) => {
          const { year = yearOf(todayOf(context)) } = readInput(progressInput, args, '');
          return context.load(datesOf, { id, year });
        },
        responsibleWithoutAccess: async ({ id, myAccess }: CalendarRow, _args, { load }) => {
          const people = myAccess === 'WRITE' ? await load(responsibleWithoutAccess, id) : [];
          return Promise.all(people.map((person) => load(personById, person)));
        },
      },
      [],
    ),
  },
  EventInstance: {
    ...assignedFields,
    ...historyOf('parent', 'CALENDAR'),
    kind: () => 'EVENT_INSTANCE',
    description: text('description'),
    descriptionText: text('descriptionText'),
    note: text('note'),
    noteText: text('noteText'),
    mayTick: ({ id }: InstanceRow, _args, { load }) => load(mayTick, id),
    responsibleHasAccess: ({ calendarId, responsibleId }: InstanceRow, _args, { load }) =>
      responsibleId === null ? null : load(hasAccess, { calendarId, responsibleId }),
    isFavourite: ({ id }: InstanceRow, _args, { load }) => load(isFavourite, id),
  },
  EventInstancePage: pageFields,
};
