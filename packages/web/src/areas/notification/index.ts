import type { WebArea } from '../../subject/area.ts';
import { notificationCache } from './notification.cache.ts';

/** Notifications, as they are kept in the cache. The list and the bell are in the frame, the choices in the profile. */
export const notificationArea: WebArea = {
  onHome: [{ place: 'news', load: () => import('./home-news.tsx') }],
  cache: notificationCache,
};
