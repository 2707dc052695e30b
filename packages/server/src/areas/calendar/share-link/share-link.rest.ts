import { sharedYearInput } from '@samspel/domain/calendar/share-link.input';
import { Refusal } from '@samspel/domain/refusal';
import { osloToday } from '@samspel/domain/time/oslo';
import { countAgainst, networkOf, type RateLimit } from '../../../core/rate-limit/rate-limit.ts';
import { publicRoute, type Route } from '../../../core/rest/route.ts';
import { sendTagged } from '../../../core/rest/tagged.ts';
import { readSharedYear } from './share-link.year.ts';

/** Limits how many years one network may read: a whole town hall behind one address may open the same page in the morning. */
export const sharedYearsToNetwork: RateLimit = { name: 'shared year to', most: 600, minutes: 1 };

/**
 * What the page of a share link reads (product/sharing#links-for-everyone). It is public since the link is for everybody. An unknown uri, a released
 * one and that of a hidden year wheel all give the same `notFound`. Copies may be cached, but must be checked each time, so that a released link is
 * gone at once.
 */
export const shareLinkRoutes: readonly Route[] = [
  publicRoute(
    { method: 'GET', path: '/shared/:uri', input: sharedYearInput },
    async ({ input, services, request, reply }) => {
      const { db, now } = services;
      await countAgainst(db, services, sharedYearsToNetwork, networkOf(request.ip));
      const year = await readSharedYear(db, input, osloToday(now()));
      if (!year) throw new Refusal('notFound');
      reply.headers({ 'cache-control': 'public, no-cache', 'content-type': 'application/json; charset=utf-8' });
      return sendTagged(request, reply, JSON.stringify(year));
    },
  ),
];
