import { type Cache, cacheExchange, type UpdateResolver } from '@urql/exchange-graphcache';

/** After any change every list is read again: forget what the query roots answered; things themselves are updated by their id. */
const forgetLists: UpdateResolver = (_result, _args, cache: Cache) => forgetAllBut(cache, null);

function forgetAllBut(cache: Cache, kept: string | null): void {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (fieldName !== kept) cache.invalidate('Query', fieldName, args);
  }
}

/** A job made what lists show: they are read again too, once it says that it is done. Its own answer stays. */
const forgetListsWhenCopied: UpdateResolver = (result, _args, cache) => {
  if ((result as { calendarCopy?: { state?: string } }).calendarCopy?.state === 'DONE')
    forgetAllBut(cache, 'calendarCopy');
};

/** These answer all that they change, and no list shows it. */
const changesOnlyMe = new Set<string | symbol>(['updateMe', 'updateSettings']);

/** Answers `forgetLists` for each other mutation by whatever name, so that a new one needs no line here. */
const everyMutation = new Proxy({} as Record<string, UpdateResolver>, {
  get: (_, mutation) => (changesOnlyMe.has(mutation) ? undefined : forgetLists),
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
    keys: new Proxy({}, { get: (_, type) => (keptInside.has(type) ? () => null : keyOf) }),
  });

const keyOf = (data: { id?: unknown }): string | null =>
  data.id === undefined || data.id === null ? null : String(data.id);
