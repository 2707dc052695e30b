import type { Exchange, Operation, OperationContext, OperationResult } from '@urql/core';
import { filter, fromPromise, map, merge, mergeMap, pipe, share, tap } from 'wonka';
import { storedAnswer } from './stored-answers.ts';

/** Milliseconds for which what seldom changes is not asked for again. */
const fresh = 24 * 60 * 60_000;

/** The context of a query of what seldom changes, such as the service areas of the state: it is asked once a day (product/shell#storage). */
export const lasting = { lasts: true } as Partial<OperationContext>;

/**
 * Answers such queries from what is stored in this browser for the session and this version of the app, if that is not a day old. A query that is given
 * up while it is looked for is not sent: while a page is drawn, each is asked, given up and asked again.
 */
export const lastingAnswers: Exchange =
  ({ forward }) =>
  (operations) => {
    const wanted = new Map<number, Operation>();
    const all = pipe(
      operations,
      tap((operation) => {
        if (operation.kind === 'teardown') wanted.delete(operation.key);
        else if (lasts(operation)) wanted.set(operation.key, operation);
      }),
      share,
    );
    const looked = pipe(
      all,
      filter(lasts),
      mergeMap((operation) => fromPromise(look(operation))),
      filter(({ operation }) => wanted.get(operation.key) === operation),
      share,
    );
    const asked = pipe(
      looked,
      filter(({ result }) => !result),
      map(({ operation }) => operation),
    );
    const known = pipe(
      looked,
      filter(({ result }) => result !== undefined),
      map(({ result }) => result!),
    );
    const others = pipe(
      all,
      filter((operation) => !lasts(operation)),
    );
    return merge([known, forward(merge([asked, others]))]);
  };

const lasts = ({ kind, context }: Operation): boolean => kind === 'query' && context.lasts === true;

async function look(operation: Operation): Promise<{ operation: Operation; result?: OperationResult }> {
  const kept = await storedAnswer(String(operation.key));
  if (!kept || Date.now() - Date.parse(kept.at) > fresh) return { operation };
  return { operation, result: { operation, data: kept.data, stale: false, hasNext: false } };
}
