import { type CacheRules, noInvalidation } from '../../core/graphql/cache-rules.ts';

/**
 * The list of notifications changes by what I do with it, and by frames of the live channel: the parts that show it read it again themselves
 * (`use-fresh.ts`).
 */
export const notificationCache: CacheRules = {
  rereads: {
    markNotificationRead: noInvalidation,
    markAllNotificationsRead: noInvalidation,
    checkNotifications: noInvalidation,
    setNotifyLevel: () => ['notificationLevel'],
  },
  lasting: ['myNotifications'],
};
