import { type CacheRules, nothing } from '../../core/graphql/cache-rules.ts';

/** The list of what I was told changes by what I do with it, and by a frame of the live channel: whoever shows it reads it again (`use-fresh.ts`). */
export const notificationCache: CacheRules = {
  rereads: {
    markNotificationRead: nothing,
    markAllNotificationsRead: nothing,
    checkNotifications: nothing,
    setNotifyLevel: () => ['notifying'],
  },
  lasting: ['myNotifications'],
};
