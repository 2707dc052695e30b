import { type Client, makeOperation, mapExchange, type Operation, type OperationResult } from '@urql/core';
import { problemOf } from '../../texts/problem.ts';
import { isUnreachedQuery } from '../network/is-unreached.ts';
import { lookAtNetwork, whenAnswered } from '../network/network.ts';

/** The number of times that a query is sent again by itself; after that, a person must do it. */
const most = 5;

/** Milliseconds after which a query is sent again that was refused for now: what a busy server asks for (`retry-after`). */
const busyFor = 5_000;

/**
 * Sends queries that failed and are still shown again, so that a page that failed recovers by itself: when the network is back, and 5 seconds after the
 * server said that it is busy, or that this person asks too much.
 */
export function askAgain() {
  const failed = new Map<number, Operation>();
  const refused = new Map<number, ReturnType<typeof setTimeout>>();
  const tries = new Map<number, number>();
  let sendAgain: (operation: Operation) => void = () => undefined;
  const forget = (key: number) => {
    failed.delete(key);
    clearTimeout(refused.get(key));
    refused.delete(key);
    tries.delete(key);
  };
  const onOperation = (operation: Operation): Operation => {
    if (operation.kind === 'teardown') forget(operation.key);
    return operation;
  };
  const onResult = (result: OperationResult): OperationResult => {
    const { operation } = result;
    const count = tries.get(operation.key) ?? 0;
    const isUnreached = isUnreachedQuery(result);
    if (!isUnreached && !isRefusedForNow(result)) forget(operation.key);
    else if (count < most) {
      tries.set(operation.key, count + 1);
      if (isUnreached) {
        failed.set(operation.key, operation);
        lookAtNetwork();
      } else {
        clearTimeout(refused.get(operation.key));
        refused.set(operation.key, setTimeout(sendAgain, busyFor, operation));
      }
    }
    return result;
  };
  return {
    exchange: mapExchange({ onOperation, onResult }),
    startFor: (client: Client) => {
      sendAgain = (one) =>
        client.reexecuteOperation(makeOperation(one.kind, one, { ...one.context, requestPolicy: 'network-only' }));
      return whenAnswered(() => {
        const waiting = [...failed.values()];
        failed.clear();
        waiting.forEach(sendAgain);
      });
    },
  };
}

const isRefusedForNow = ({ operation, error }: OperationResult): boolean =>
  operation.kind === 'query' &&
  error !== undefined &&
  ['unavailable', 'tooManyRequests'].includes(problemOf(error).code);
