import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What a service worker has and a page does not. */
declare const self: { skipWaiting: () => Promise<void> };

/** The files of this version, filled in by the build. */
declare const __FILES_OF_THE_VERSION__: PrecacheEntry[];

/**
 * Stores all files of one version of the app, so that it starts without a network, and an open tab goes on with the version that it began with
 * (product/shell#offline). It stores nothing that people wrote: no call of the API goes through it.
 */
cleanupOutdatedCaches();
precacheAndRoute(__FILES_OF_THE_VERSION__);

/**
 * Pages that the server sends: that of a share link is separate and works without the app; that of signing in through Microsoft has its own headers.
 */
const fromTheServer = [/^\/app\/shared(\/|\.|$)/, /^\/app\/login\/microsoft/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app/index.html'), { denylist: fromTheServer }));

addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
