import { randomBytes } from 'node:crypto';
import { feedClientOf } from '@samspel/domain/calendar/feed';
import { id, maybe, plainLine } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { slugOf } from '@samspel/domain/subject/address';
import { seenValue } from '@samspel/domain/text/invisible';
import { osloToday } from '@samspel/domain/time/oslo';
import { z } from 'zod';
import type { Caller } from '../../../core/base/caller.ts';
import { keepValue } from '../../../core/base/installation.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Db } from '../../../core/database/pool.ts';
import { readFrom } from '../../../core/database/standby/read-from.ts';
import { countAgainst, networkOf, type RateLimit, takeTurn } from '../../../core/rate-limit/rate-limit.ts';
import { type Call, publicRoute, type Route } from '../../../core/rest/route.ts';
import { sendVersion } from '../../../core/rest/tagged.ts';
import { noteFirstRead } from '../../../core/session/calendar-code.ts';
import { findByCalendarCode, findPersonAsCaller } from '../../../core/session/find-caller.ts';
import { findDeadline } from '../../grant/grant.access.ts';
import { schoolHolidaysFrom } from '../../organization/days.access.ts';
import { type FeedScope, feedOfMyYear, feedOfSubject, readFeed, stateOfFeed } from './feed.queries.ts';
import { type FeedActivity, writeFeed } from './feed.ts';
import { type FoundFeedLink, findFeedLink, noteFetch } from './feed-link.queries.ts';
import { chosenFeed, wholeFeed } from './feed-link.scope.ts';

/** Other programs add parameters of their own to an address, to refresh it or to see who follows it: these are ignored (product/sharing#feeds). */
const feedInput = z.object({
  // An address that was copied out of a text brings characters that nobody sees.
  calendarCode: plainLine(200).transform(seenValue),
  metaId: maybe(id),
  deadlineId: maybe(id),
  /** Whether the feed has the school holidays of the person's organization too. */
  schoolHolidays: maybe(z.literal('true')),
});
/** The version of the feed format: a new number makes every calendar fetch its feeds anew. */
const format = 2;

/** Limits fetches with one person's code: enough for a dozen feeds on a handful of devices, each every quarter of an hour. */
const feedsOf: readonly RateLimit[] = [
  { name: 'feeds in a minute of', most: 60, minutes: 1 },
  { name: 'feeds in an hour of', most: 600, minutes: 60 },
];
/** Limits unknown codes from one network. Known codes are served all the same: many people share the network of one calendar service. */
export const wrongCodesFrom: RateLimit = { name: 'wrong calendar code from', most: 60, minutes: 60 };

type FeedCall = Call<z.output<typeof feedInput>>;

/**
 * Feeds for external calendars (product/sharing#feeds). They are public since such a calendar cannot sign in: the code in the address identifies a
 * person, whose access is checked anew at each fetch.
 */
export const feedRoutes: readonly Route[] = [
  publicRoute({ method: 'GET', path: '/meta/export', input: feedInput }, (call) => answerFeed(call, true)),
  publicRoute({ method: 'GET', path: '/meta/calendar', input: feedInput }, (call) => answerFeed(call, false)),
];

async function answerFeed(call: FeedCall, isDownload: boolean) {
  const { services, request, reply } = call;
  const { caller, link } = await findSubscriber(call);
  if (call.input.deadlineId && !link) return answerDeadline(call, caller, call.input.deadlineId);
  const scope = await readFrom(services, caller, (db) => findScope(db, call, caller, link));
  if (!isDownload || link) {
    const client = feedClientOf(request.headers['user-agent']);
    await noteFetch(services, { personId: caller.id, linkId: link?.id ?? null, client });
  }
  const frame = await frameOf(services, scope.name);
  sendCalendar(reply, scope.name, isDownload);
  const school = call.input.schoolHolidays && !link ? await schoolOf(services, caller) : [];
  const state = await readFrom(services, caller, (db) => stateOfFeed(db, caller, scope));
  const states = [state, ...school.map(({ id, version }) => `${id} ${version}`)];
  return sendVersion(
    request,
    reply,
    JSON.stringify([format, frame, scope.onlyDeadlines ?? false, ...states]),
    async () => {
      const activities = await readFrom(services, caller, (db) => readFeed(db, caller, scope));
      return writeFeed({ ...frame, activities: [...activities, ...school] });
    },
  );
}

/**
 * Sends one deadline of the grant `metaId` as a calendar file. Throws `notFound` if the grant has no such deadline, or the caller may not read it.
 */
async function answerDeadline({ input: { metaId }, services, reply }: FeedCall, caller: Caller, deadlineId: number) {
  const deadline = metaId && (await findDeadline(services.db, caller, metaId, deadlineId));
  if (!deadline) throw new Refusal('notFound', 'deadlineId');
  sendCalendar(reply, deadline.title, true);
  const event = { ...deadline, endDate: deadline.startDate, startTime: null, endTime: null, tags: [] };
  return writeFeed({ ...(await frameOf(services, deadline.title)), activities: [event] });
}

/** Sets the headers of a calendar; a download becomes a file of that name. */
function sendCalendar(reply: FeedCall['reply'], name: string, isDownload: boolean): void {
  reply.headers({ 'cache-control': 'private, no-cache', 'content-type': 'text/calendar; charset=utf-8' });
  if (isDownload) reply.header('content-disposition', `attachment; filename="${slugOf(name)}.ics"`);
}

/** Reads the school holidays of the person's organization from this year on, as a feed has them (product/activities#school-holidays). */
async function schoolOf({ db, now }: Services, { organizationId }: Caller): Promise<FeedActivity[]> {
  const holidays = await schoolHolidaysFrom(db, organizationId, `${osloToday(now()).slice(0, 4)}-01-01`);
  const whole = { descriptionText: '', startTime: null, endTime: null, tags: [], path: '/annual-cycle/my' };
  return holidays.map((holiday) => ({ ...whole, ...holiday, id: `school-${holiday.id}` }));
}

/** What a feed says about itself. */
const frameOf = async (services: Services, name: string) => ({
  name,
  installation: await installationOf(services),
  baseUrl: services.settings.baseUrl,
});

/**
 * Finds the person whose code it is. Throws `notFound` if the code is unknown, and `tooManyRequests` after too many unknown codes from one network or
 * too many fetches with one code.
 */
async function findSubscriber({ input: { calendarCode }, services, request }: FeedCall): Promise<Subscriber> {
  const { db } = services;
  const { caller, link } = await knownBy(services, calendarCode);
  if (!caller) {
    await countAgainst(db, services, wrongCodesFrom, networkOf(request.ip));
    throw new Refusal('notFound');
  }
  const { isGranted, seconds } = await takeTurn(db, services, feedsOf, String(caller.id));
  if (!isGranted) throw new Refusal('tooManyRequests', undefined, { seconds });
  await noteFirstRead(services, caller.id);
  return { caller, link };
}

/** Who fetches a feed, and by which link of their own; null for the links with their calendar code. */
type Subscriber = { caller: Caller; link: FoundFeedLink | null };

async function knownBy(
  services: Services,
  code: string,
): Promise<{ caller: Caller | null; link: FoundFeedLink | null }> {
  const caller = await findByCalendarCode(services, code);
  const link = caller ? null : await findFeedLink(services, code);
  return { caller: link ? await findPersonAsCaller(services, link.personId) : caller, link };
}

/** What is fetched: of a link what it has, whatever else stands in the address, so that nobody widens it. */
async function findScope(
  db: Db,
  { input: { metaId }, services }: FeedCall,
  caller: Caller,
  link: Subscriber['link'],
): Promise<FeedScope> {
  const today = osloToday(services.now());
  if (link) return chosenFeed(await wholeFeed(db, caller, link.calendarId, today), link, caller);
  return metaId ? feedOfSubject(db, caller, metaId) : feedOfMyYear(caller, today);
}

const installationOf = ({ db }: Services) => keepValue(db, 'installation_id', () => randomBytes(9).toString('hex'));
