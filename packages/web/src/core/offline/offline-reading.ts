import type { Exchange, Operation, OperationResult } from '@urql/core';
import { fromPromise, fromValue, mergeMap, pipe } from 'wonka';
import { isUnreachedQuery } from '../network/is-unreached.ts';
import { showsAsOf } from './read-since.ts';
import { storeAnswer, storedAnswer } from './stored-answers.ts';

/**
 * Stores the answers of queries, and returns a stored one if a query cannot reach the server; `useReadSince` says how old it is
 * (product/shell#offline).
 */
export const offlineReading: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(
      forward(operations),
      mergeMap((result) => (isUnreachedQuery(result) ? fromPromise(asKept(result)) : fromValue(keep(result)))),
    );

function keep(result: OperationResult): OperationResult {
  const { operation, data, error } = result;
  if (operation.kind === 'query' && data && !error) void storeAnswer(keyOf(operation), data);
  return result;
}

async function asKept(result: OperationResult): Promise<OperationResult> {
  const kept = await storedAnswer(keyOf(result.operation));
  if (!kept) return result;
  showsAsOf(kept.at);
  return { ...result, data: kept.data, error: undefined };
}

/** The key of a query with its variables; it is the same in every session, unless the program has changed. */
const keyOf = ({ key }: Operation): string => String(key);
