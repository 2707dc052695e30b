import { Client, fetchExchange, mapExchange, type Operation } from '@urql/core';
import { callHeaders } from '../call-headers.ts';
import { lastingAnswers } from '../offline/lasting-answers.ts';
import { offlineReading } from '../offline/offline-reading.ts';
import { ticksWait } from '../offline/ticks-wait.ts';
import { apiBase } from '../rest.ts';
import { askAgain } from './ask-again.ts';
import { askedAhead } from './ask-ahead.ts';
import { authorized } from './authorized.ts';
import { normalizedCache } from './cache.ts';
import type { CacheRules } from './cache-rules.ts';
import { overtaken } from './overtaken.ts';
import { sentOnce } from './sent-once.ts';
import { sentTogether } from './sent-together.ts';
import { shownAgain } from './shown-again.ts';
import { wholeOrNone } from './whole.ts';

/**
 * Creates a client with an empty cache: one for each session, so that nobody reads what another person fetched.
 * @param rules how the areas keep their things
 */
export function createGraphClient(rules: readonly CacheRules[]): Client {
  const again = askAgain();
  const together = sentTogether();
  const client = new Client({
    url: `${apiBase}/graphql`,
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [
      mapExchange({ onOperation: (operation) => withHeaders(operation, together) }),
      sentOnce(),
      askedAhead,
      shownAgain(rules),
      normalizedCache(rules),
      wholeOrNone(),
      lastingAnswers,
      ticksWait,
      offlineReading,
      again.exchange,
      overtaken,
      authorized(),
      fetchExchange,
    ],
  });
  again.startFor(client);
  return client;
}

/** The headers are made anew for each operation, since the language may change in between. Queries travel together, each change alone. */
const withHeaders = (operation: Operation, together: typeof fetch): Operation => ({
  ...operation,
  context: {
    ...operation.context,
    ...(operation.kind === 'query' && { fetch: together }),
    fetchOptions: { headers: callHeaders(null), cache: 'no-store' },
  },
});
