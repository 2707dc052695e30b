import { actionsOf } from '../../core/action.ts';
import { type Area, sdlOf } from '../../core/area.ts';
import * as calendarActions from './calendar.actions.ts';
import { calendarFields } from './calendar.resolvers.ts';
import { calendarQueries } from './calendar.root.ts';
import * as copyActions from './copy.actions.ts';
import { copyJob } from './copy.job.ts';
import { copyFields } from './copy.resolvers.ts';
import * as eventActions from './event.actions.ts';
import { eventFields } from './event.resolvers.ts';
import { extendSeriesJob } from './extend-series.job.ts';
import { feedRoutes } from './feed.rest.ts';
import { followedFields } from './followed.resolvers.ts';
import * as historyActions from './history.actions.ts';
import { historyFields } from './history.resolvers.ts';
import * as instanceActions from './instance.actions.ts';
import { nextDeadlineJob } from './next-deadline.job.ts';
import * as removalActions from './removal.actions.ts';
import * as ringActions from './ring.actions.ts';
import { ringFields } from './ring.resolvers.ts';
import * as shareLinkActions from './share-link.actions.ts';
import { shareLinkFields } from './share-link.resolvers.ts';
import { shareLinkRoutes } from './share-link.rest.ts';
import * as todoActions from './todo.actions.ts';
import * as trashActions from './trash.actions.ts';
import { trashJob } from './trash.job.ts';
import { trashFields } from './trash.resolvers.ts';

/** Year wheels, their series, activities and checklists, the year view of each person, and feeds. */
export const calendar: Area = {
  name: 'calendar',
  sdl: ['calendar', 'event', 'trash', 'history', 'followed', 'share-link', 'copy']
    .map((part) => sdlOf(import.meta.url, part))
    .join('\n'),
  actions: actionsOf({
    ...calendarActions,
    ...copyActions,
    ...eventActions,
    ...historyActions,
    ...instanceActions,
    ...removalActions,
    ...trashActions,
    ...todoActions,
    ...ringActions,
    ...shareLinkActions,
  }),
  resolvers: {
    ...trashFields,
    ...historyFields,
    ...shareLinkFields,
    ...copyFields,
    Query: { ...calendarQueries, ...trashFields.Query, ...shareLinkFields.Query, ...copyFields.Query },
    ...calendarFields,
    ...eventFields,
    ...ringFields,
    ...followedFields,
  },
  routes: [...feedRoutes, ...shareLinkRoutes],
  subjects: [
    { kind: 'CALENDAR', type: 'Calendar' },
    { kind: 'EVENT', type: 'Event' },
    { kind: 'EVENT_INSTANCE', type: 'EventInstance' },
    { kind: 'TASK', type: 'Todo' },
  ],
  jobs: [copyJob, nextDeadlineJob, extendSeriesJob, trashJob],
};
