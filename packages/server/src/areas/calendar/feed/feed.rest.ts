import { randomBytes } from 'node:crypto';
import { id, maybe, plainLine } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { slugOf } from '@samspel/domain/subject/address';
import { osloToday } from '@samspel/domain/time/oslo';
import { z } from 'zod';
import { keepValue } from '../../../core/base/installation.ts';
import type { Services } from '../../../core/base/services.ts';
import { type Call, publicRoute, type Route } from '../../../core/rest/route.ts';
import { sendTagged } from '../../../core/rest/tagged.ts';
import { findByCalendarCode } from '../../../core/session/find-caller.ts';
import { type FeedScope, feedOfMyYear, feedOfSubject } from './feed.queries.ts';
import { writeFeed } from './feed.ts';

const feedInput = z.strictObject({ calendarCode: plainLine(200), metaId: maybe(id) });
type FeedCall = Call<z.output<typeof feedInput>>;

/**
 * Feeds for calendars outside (decision 30). They are public since such a calendar cannot sign in: the code in the address names a
 * person, whose rights are asked anew at each fetch.
 */
export const feedRoutes: readonly Route[] = [
  publicRoute({ method: 'GET', path: '/meta/export', input: feedInput }, (call) => answerFeed(call, true)),
  publicRoute({ method: 'GET', path: '/meta/calendar', input: feedInput }, (call) => answerFeed(call, false)),
];

async function answerFeed(call: FeedCall, isDownload: boolean) {
  const { services, request, reply } = call;
  const scope = await readScope(call);
  const text = writeFeed({
    ...scope,
    installation: await installationOf(services),
    baseUrl: services.settings.baseUrl,
  });
  reply.headers({ 'cache-control': 'private, no-cache', 'content-type': 'text/calendar; charset=utf-8' });
  if (isDownload) reply.header('content-disposition', `attachment; filename="${slugOf(scope.name)}.ics"`);
  return sendTagged(request, reply, text);
}

async function readScope({ input: { calendarCode, metaId }, services }: FeedCall): Promise<FeedScope> {
  const caller = await findByCalendarCode(services, calendarCode);
  if (!caller) throw new Refusal('notFound');
  if (metaId) return feedOfSubject(services.db, caller, metaId);
  return feedOfMyYear(services.db, caller, osloToday(services.now()));
}

const installationOf = ({ db }: Services) => keepValue(db, 'installation_id', () => randomBytes(9).toString('hex'));
