import { type Cache, cacheExchange, type UpdateResolver } from '@urql/exchange-graphcache';
import { type CacheRules, joinRules, type Reread } from './cache-rules.ts';

/**
 * The normalized cache in memory. Things are kept by type and id; what has no id (a page of a list, the access of a thing) is kept inside what holds
 * it. It lasts no longer than the session; nothing on the whitelist of product/shell#storage is queried yet.
 */
export function normalizedCache(rules: readonly CacheRules[]) {
  const { keptInside, resolvers, updates, rereads, lasting } = joinRules(rules);

  /** Forgets lists, so that those on the screen are read again; things themselves are updated by their id. */
  const forget = (cache: Cache, reread: Reread, kept: string | null = null) => {
    for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
      const isStale = reread === 'everything' ? !lasting.includes(fieldName) : reread.includes(fieldName);
      if (fieldName !== kept && isStale) cache.invalidate('Query', fieldName, args);
    }
  };
  const afterMutation =
    (mutation: string): UpdateResolver =>
    (result, args, cache) => {
      const input = (args.input as Record<string, unknown> | undefined) ?? args;
      const answer = (result as Record<string, unknown>)[mutation];
      forget(cache, rereads[mutation]?.({ input, answer, cache }) ?? 'everything');
    };
  /** Keeps the answer itself, and forgets the rest. */
  const afterQuery =
    (field: string): UpdateResolver =>
    (result, _args, cache) => {
      if (updates[field]?.((result as Record<string, unknown>)[field])) forget(cache, 'everything', field);
    };
  return cacheExchange({
    updates: {
      Mutation: new Proxy({}, { get: (_, mutation) => afterMutation(String(mutation)) }),
      Query: Object.fromEntries(Object.keys(updates).map((field) => [field, afterQuery(field)])),
    },
    resolvers,
    keys: new Proxy({}, { get: (_, type) => (keptInside.includes(String(type)) ? () => null : keyOf) }),
  });
}

const keyOf = (data: { id?: unknown }): string | null =>
  data.id === undefined || data.id === null ? null : String(data.id);
