import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import { historyFields } from '../../subject/history/history.resolvers.ts';
import * as undoActions from '../../subject/history/undo.actions.ts';
import { trashJob } from '../../subject/trash/trash.job.ts';
import * as instanceActions from './activity/activity.actions.ts';
import { nextDeadlineJob } from './activity/next-deadline.job.ts';
import * as calendarActions from './calendar/calendar.actions.ts';
import { calendarFields } from './calendar/calendar.resolvers.ts';
import { calendarQueries } from './calendar/calendar.root.ts';
import * as todoActions from './checklist/todo.actions.ts';
import * as copyActions from './copy/copy.actions.ts';
import { copyJob } from './copy/copy.job.ts';
import { copyFields } from './copy/copy.resolvers.ts';
import * as forkActions from './copy/fork.actions.ts';
import { forkFields } from './copy/fork.resolvers.ts';
import { feedRoutes } from './feed/feed.rest.ts';
import { extendSeriesJob } from './series/extend-series.job.ts';
import * as eventActions from './series/series.actions.ts';
import { eventFields } from './series/series.resolvers.ts';
import * as shareLinkActions from './share-link/share-link.actions.ts';
import { shareLinkFields } from './share-link/share-link.resolvers.ts';
import { shareLinkRoutes } from './share-link/share-link.rest.ts';
import * as removalActions from './trash/removal.actions.ts';
import * as trashActions from './trash/trash.actions.ts';
import { trashFields } from './trash/trash.resolvers.ts';
import { followedFields } from './year/followed.resolvers.ts';
import * as ringActions from './year/ring.actions.ts';
import { ringFields } from './year/ring.resolvers.ts';

/** Year wheels, their series, activities and checklists, the year view of each person, and feeds. */
export const calendar: Area = {
  name: 'calendar',
  sdl: [
    'calendar/calendar',
    'series/series',
    'trash/trash',
    '../../subject/history/history',
    'year/followed',
    'share-link/share-link',
    'copy/copy',
  ]
    .map((part) => sdlOf(import.meta.url, part))
    .join('\n'),
  actions: actionsOf({
    ...calendarActions,
    ...copyActions,
    ...eventActions,
    ...forkActions,
    ...instanceActions,
    ...removalActions,
    ...trashActions,
    ...undoActions,
    ...todoActions,
    ...ringActions,
    ...shareLinkActions,
  }),
  resolvers: joinResolvers(
    { Query: calendarQueries },
    calendarFields,
    eventFields,
    forkFields,
    copyFields,
    historyFields,
    ringFields,
    followedFields,
    shareLinkFields,
    trashFields,
  ),
  routes: [...feedRoutes, ...shareLinkRoutes],
  subjects: [
    { kind: 'CALENDAR', type: 'Calendar' },
    { kind: 'EVENT', type: 'Event' },
    { kind: 'EVENT_INSTANCE', type: 'EventInstance' },
    { kind: 'TASK', type: 'Todo' },
  ],
  jobs: [copyJob, nextDeadlineJob, extendSeriesJob, trashJob],
};
