import { actionsOf } from '../../core/area/action.ts';
import { sdlOf } from '../../core/area/area.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import type { SubjectArea } from '../../subject/definition.ts';
import * as activityActions from './activity/activity.actions.ts';
import { activityFields } from './activity/activity.resolvers.ts';
import { activitySubject } from './activity/activity.subject.ts';
import { nextDeadlineJob } from './activity/next-deadline.job.ts';
import { remindJob } from './activity/remind.job.ts';
import * as bulkActions from './bulk/bulk.actions.ts';
import { bulkResolvers } from './bulk/bulk.resolvers.ts';
import { handOverActivities } from './bulk/hand-over.ts';
import { wheelTasks } from './bulk/planned-tasks.ts';
import * as calendarActions from './calendar/calendar.actions.ts';
import { calendarResolvers } from './calendar/calendar.resolvers.ts';
import { calendarSubject } from './calendar/calendar.subject.ts';
import * as todoActions from './checklist/todo.actions.ts';
import { todoFields } from './checklist/todo.resolvers.ts';
import { todoSubject } from './checklist/todo.subject.ts';
import * as copyActions from './copy/copy.actions.ts';
import { copyJob } from './copy/copy.job.ts';
import { copyFields } from './copy/copy.resolvers.ts';
import * as forkActions from './copy/fork.actions.ts';
import { forkFields } from './copy/fork.resolvers.ts';
import { exportRoutes } from './export/export.rest.ts';
import { paperJob } from './export/paper.job.ts';
import { paperMailJob } from './export/paper-mail.job.ts';
import { paperMailRoutes } from './export/paper-mail.rest.ts';
import { paperWriter } from './export/paper-mail.writer.ts';
import { feedFields } from './feed/feed.resolvers.ts';
import { feedRoutes } from './feed/feed.rest.ts';
import * as feedLinkActions from './feed/feed-link.actions.ts';
import { activityChangeFields } from './history/change.resolvers.ts';
import * as applyImportActions from './import/apply.actions.ts';
import { importFields } from './import/import.resolvers.ts';
import * as undoImportActions from './import/undo.actions.ts';
import * as rolloverActions from './rollover/rollover.actions.ts';
import { rolloverFields } from './rollover/rollover.resolvers.ts';
import { extendSeriesJob } from './series/extend-series.job.ts';
import * as seriesActions from './series/series.actions.ts';
import { seriesFields } from './series/series.resolvers.ts';
import { seriesSubject } from './series/series.subject.ts';
import * as updateActivityActions from './series/update-activity.actions.ts';
import * as shareLinkActions from './share-link/share-link.actions.ts';
import { shareLinkFields } from './share-link/share-link.resolvers.ts';
import { shareLinkRoutes } from './share-link/share-link.rest.ts';
import { sharedPage } from './share-link/shared-page.ts';
import * as removalActions from './trash/removal.actions.ts';
import * as trashActions from './trash/trash.actions.ts';
import { trashFields } from './trash/trash.resolvers.ts';
import { firstStepsFields } from './year/first-steps.resolvers.ts';
import { followedFields } from './year/followed.resolvers.ts';
import * as ringActions from './year/ring.actions.ts';
import { ringFields } from './year/ring.resolvers.ts';
import { yearFields } from './year/year.resolvers.ts';

const schemas = [
  'calendar/calendar',
  'activity/activity',
  'checklist/todo',
  'series/series',
  'history/change',
  'copy/copy',
  'year/year',
  'trash/trash',
  'bulk/bulk',
  'import/import',
  'rollover/rollover',
  'feed/feed',
  'share-link/share-link',
];

/** Year wheels, their series, activities and checklists, the year view of each person, and feeds. */
export const calendar: SubjectArea = {
  name: 'calendar',
  kinds: [
    { ...calendarSubject, takesTasks: wheelTasks },
    seriesSubject,
    { ...activitySubject, handOver: handOverActivities },
    todoSubject,
  ],
  sdl: schemas.map((part) => sdlOf(import.meta.url, part)).join('\n'),
  actions: actionsOf({
    ...calendarActions,
    ...activityActions,
    ...todoActions,
    ...seriesActions,
    ...updateActivityActions,
    ...copyActions,
    ...forkActions,
    ...ringActions,
    ...removalActions,
    ...trashActions,
    ...bulkActions,
    ...applyImportActions,
    ...undoImportActions,
    ...rolloverActions,
    ...shareLinkActions,
    ...feedLinkActions,
  }),
  resolvers: joinResolvers(
    calendarResolvers,
    activityFields,
    todoFields,
    seriesFields,
    activityChangeFields,
    forkFields,
    copyFields,
    ringFields,
    yearFields,
    followedFields,
    firstStepsFields,
    trashFields,
    bulkResolvers,
    importFields,
    rolloverFields,
    shareLinkFields,
    feedFields,
  ),
  routes: [...feedRoutes, ...exportRoutes, ...paperMailRoutes, ...shareLinkRoutes],
  pages: [sharedPage],
  mailWriters: [paperWriter],
  jobs: [copyJob, paperJob, paperMailJob, nextDeadlineJob, remindJob, extendSeriesJob],
};
