import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What a service worker has and a page has not. */
declare const self: { skipWaiting: () => Promise<void> };

/** The files of this version, which the build names. */
declare const __FILES_OF_THE_VERSION__: PrecacheEntry[];

/**
 * Keeps the files of one version of the app, whole, so that it starts without a network and a tab that is open goes on with the version that it
 * began with (product/shell#offline). It keeps nothing that people wrote: no call of the API goes through it.
 */
cleanupOutdatedCaches();
precacheAndRoute(__FILES_OF_THE_VERSION__);

/** The page of a share link is one of its own, and is read without the app; that of signing in through Microsoft is sent with headers of its own. */
const fromTheServer = [/^\/app\/shared(\/|\.|$)/, /^\/app\/login\/microsoft/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app/index.html'), { denylist: fromTheServer }));

addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
