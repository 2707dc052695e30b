import { reminderDate } from '@samspel/domain/calendar/reminder';
import { readInput } from '@samspel/domain/input';
import { pageInput } from '@samspel/domain/subject/list.input';
import type { Resolver, Resolvers } from '../../../core/graphql/context.ts';
import { pageFields } from '../../../core/graphql/page.ts';
import { personById } from '../../../core/people/persons.ts';
import { changeOfVersion, pageOfHistory } from '../../../subject/history/history.queries.ts';
import { reactionFields } from '../../../subject/reaction/reaction.queries.ts';
import {
  type InstanceRow,
  type InstanceTexts,
  instanceById,
  instanceTexts,
  isFavourite,
  mayTick,
} from '../activity/activity.queries.ts';
import { pageOfInstances, progressOfInstances } from '../activity/activity-list.queries.ts';
import { hasAccess } from '../activity/responsible.ts';
import { calendarById } from '../calendar/calendar.queries.ts';
import { tagsOfEvent } from '../calendar/tag.queries.ts';
import { progressOfTodos, type TodoRow, todosOfInstance } from '../checklist/todo.queries.ts';
import { type EventRow, eventById } from './series.queries.ts';

type Assigned = Pick<EventRow, 'id' | 'version' | 'calendarId' | 'createdById' | 'responsibleId' | 'assignedById'>;

/** What series and activities answer alike. */
const shared: Record<string, Resolver> = {
  calendar: ({ calendarId }: Assigned, _args, { load }) => load(calendarById, calendarId),
  createdBy: ({ createdById }: Assigned, _args, { load }) => load(personById, createdById),
  responsible: ({ responsibleId }: Assigned, _args, { load }) => responsibleId && load(personById, responsibleId),
  assignedBy: ({ assignedById }: Assigned, _args, { load }) => assignedById && load(personById, assignedById),
  lastChange: ({ id, version }: Assigned, _args, { load }) => load(changeOfVersion, { id, version }),
  ...reactionFields,
};

/** A page of the parts of one thing. Made once: a schema costs a hundred times what reading with it does. */
const partsInput = pageInput(20);

const text =
  (name: Exclude<keyof InstanceTexts, 'id'>): Resolver =>
  async ({ id }: InstanceRow, _args, { load }) =>
    (await load(instanceTexts, id))[name];

const history =
  (of: 'event' | 'instance'): Resolver =>
  ({ id }: { id: number }, args, context) =>
    pageOfHistory(context, { of, id, ...readInput(partsInput, args, '') });

/** The fields of series, activities and checklist items, and of pages of them. */
export const eventFields: Resolvers = {
  Event: {
    ...shared,
    reminderDate: ({ endDate, reminder }: EventRow) => reminderDate(endDate, reminder),
    tags: ({ id }: EventRow, _args, { load }) => load(tagsOfEvent, id),
    history: history('event'),
    progress: ({ id }: EventRow, _args, context) => progressOfInstances(context, { of: 'event', id, days: {} }),
    instances: ({ id }: EventRow, args, context) =>
      pageOfInstances(context, { of: 'event', id, days: {}, ...readInput(partsInput, args, '') }),
  },
  EventInstance: {
    ...shared,
    event: ({ eventId }: InstanceRow, _args, { load }) => load(eventById, eventId),
    history: history('instance'),
    description: text('description'),
    descriptionText: text('descriptionText'),
    note: text('note'),
    noteText: text('noteText'),
    isFavourite: ({ id }: InstanceRow, _args, { load }) => load(isFavourite, id),
    mayTick: ({ id }: InstanceRow, _args, { load }) => load(mayTick, id),
    responsibleHasAccess: ({ calendarId, responsibleId }: InstanceRow, _args, { load }) =>
      responsibleId === null ? null : load(hasAccess, { calendarId, responsibleId }),
    tags: ({ eventId }: InstanceRow, _args, { load }) => load(tagsOfEvent, eventId),
    todos: ({ id }: InstanceRow, _args, { load }) => load(todosOfInstance, id),
    todoProgress: ({ id }: InstanceRow, _args, { load }) => load(progressOfTodos, id),
  },
  Todo: { parent: ({ instanceId }: TodoRow, _args, { load }) => load(instanceById, instanceId) },
  EventPage: pageFields,
  EventInstancePage: pageFields,
};
