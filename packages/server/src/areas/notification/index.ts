import { isLinkType } from '@samspel/domain/subject/notification';
import { subjectKinds } from '@samspel/domain/subject/subject';
import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { deliverJob } from './deliver.job.ts';
import { mailJob } from './mail.job.ts';
import { notificationMail } from './mail.writer.ts';
import {
  checkNotifications,
  markAllNotificationsRead,
  markNotificationReadAction,
  setNotifyLevelAction,
} from './notification.actions.ts';
import { notificationFields, notifyingSdl } from './notification.resolvers.ts';
import { notificationRoutes } from './notification.rest.ts';
import { tidyJob } from './tidy.job.ts';
import { unsubscribeRoutes } from './unsubscribe.rest.ts';

const linkTypesSdl = `"What a notification leads to: the path of its page."
enum NotificationLinkType { ${subjectKinds.filter(isLinkType).join(' ')} }`;

/** Notifications about things of any kind that announces what happens to it. */
export const notification = (kinds: Kinds): Area => ({
  name: 'notification',
  sdl: [linkTypesSdl, sdlOf(import.meta.url, 'notification'), notifyingSdl(kinds)].join('\n'),
  actions: actionsOf({
    markNotificationRead: markNotificationReadAction(kinds),
    markAllNotificationsRead,
    checkNotifications,
    setNotifyLevel: setNotifyLevelAction(kinds),
  }),
  resolvers: notificationFields(kinds),
  routes: [...notificationRoutes(kinds), ...unsubscribeRoutes],
  jobs: [deliverJob(kinds), mailJob, tidyJob],
  mailWriters: [notificationMail(kinds)],
});
