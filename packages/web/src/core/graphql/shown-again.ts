import { type Exchange, makeOperation, type Operation } from '@urql/core';
import { pipe, tap } from 'wonka';
import { type CacheRules, joinRules } from './cache-rules.ts';

/**
 * Asks again for all that is shown when the answer to a query says that lists have changed meanwhile (`CacheRules.updates`). The cache forgets the lists by
 * itself, but lets no query make others ask, which could make each other ask without end; here an answer does so once, until nobody shows it.
 */
export const shownAgain = (rules: readonly CacheRules[]): Exchange => {
  const { updates } = joinRules(rules);
  const saysChanged = (data: unknown) =>
    Object.entries((data ?? {}) as Record<string, unknown>).some(([field, answer]) => updates[field]?.(answer));
  return ({ client, forward }) =>
    (operations) => {
      const shown = new Map<number, Operation>();
      const heard = new Set<number>();
      return pipe(
        operations,
        tap((operation) => {
          const { kind, key } = operation;
          if (kind === 'query') shown.set(key, operation);
          if (kind !== 'teardown') return;
          shown.delete(key);
          heard.delete(key);
        }),
        forward,
        tap(({ operation: { kind, key }, data }) => {
          if (kind !== 'query' || heard.has(key) || !saysChanged(data)) return;
          heard.add(key);
          setTimeout(() => {
            for (const one of shown.values())
              if (one.key !== key)
                client.reexecuteOperation(
                  makeOperation('query', one, { ...one.context, requestPolicy: 'network-only' }),
                );
          });
        }),
      );
    };
};
