import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What a service worker has and a page does not. */
declare const self: { skipWaiting: () => Promise<void> };

/** The files of the public page, filled in by the build. */
declare const __FILES_OF_THE_VERSION__: PrecacheEntry[];

/** Milliseconds after which a server that has not answered counts as out of reach. */
const patience = 10_000;

/**
 * Lets a wall start without a network (product/sharing#the-wall). Each wall has one of its own, for its address alone, so no other page of the same browser
 * goes through it. It stores the files of the page; what the page has read, the page keeps itself.
 */
precacheAndRoute(__FILES_OF_THE_VERSION__);
const kept = createHandlerBoundToURL('/app/shared.html');

registerRoute(
  new NavigationRoute(async (options) => {
    try {
      const answer = await fetch(options.request, { signal: AbortSignal.timeout(patience) });
      if (answer.ok) return answer;
    } catch {
      // Out of reach: the stored page follows.
    }
    return kept(options);
  }),
);

addEventListener('install', () => void self.skipWaiting());
