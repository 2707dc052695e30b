import { type Cache, cacheExchange, type UpdateResolver } from '@urql/exchange-graphcache';
import { keepReaction, type Reaction } from './reaction.ts';
import { isStale, type Reread, rereadsAfter } from './rereads.ts';
import { ringProgress } from './ring-progress.ts';

/** Forgets lists, so that those on the screen are read again; things themselves are updated by their id. */
function forget(cache: Cache, reread: Reread, kept: string | null = null): void {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (fieldName !== kept && isStale(fieldName, reread)) cache.invalidate('Query', fieldName, args);
  }
}

/** A job made what lists show: they are read again too, once it says that it is done. Its own answer stays. */
const forgetListsWhenCopied: UpdateResolver = (result, _args, cache) => {
  if ((result as { calendarCopy?: { state?: string } }).calendarCopy?.state === 'DONE')
    forget(cache, 'everything', 'calendarCopy');
};

const reactions = new Set(['follow', 'unFollow', 'like', 'unLike']);

/** What every mutation does to the cache, by whatever name it is called. */
const afterMutation =
  (mutation: string): UpdateResolver =>
  (result, args, cache) => {
    const answer = (result as Record<string, unknown>)[mutation];
    const isKept = reactions.has(mutation) && answer ? keepReaction(cache, answer as Reaction) : true;
    forget(cache, isKept ? rereadsAfter(mutation, args) : 'everything');
  };

const everyMutation = new Proxy({} as Record<string, UpdateResolver>, {
  get: (_, mutation) => afterMutation(String(mutation)),
});

/** A ring has an id, but what it holds is of the year that was asked for: it is kept inside that answer. */
const keptInside = new Set<string | symbol>(['CalendarRing']);

/**
 * The normalized cache in memory. Things are kept by type and id; what has no id (a page of a list, the access of a thing)
 * is kept inside what holds it. Nothing outlives the session: of spec 3's whitelist nothing is asked for yet (decision 42).
 */
export const normalizedCache = () =>
  cacheExchange({
    updates: { Mutation: everyMutation, Query: { calendarCopy: forgetListsWhenCopied } },
    resolvers: { CalendarRing: { progress: ringProgress } },
    keys: new Proxy({}, { get: (_, type) => (keptInside.has(type) ? () => null : keyOf) }),
  });

const keyOf = (data: { id?: unknown }): string | null =>
  data.id === undefined || data.id === null ? null : String(data.id);
