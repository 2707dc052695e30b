import { type Client, makeOperation, mapExchange, type Operation, type OperationResult } from '@urql/core';
import { isUnreachedQuery } from '../network/is-unreached.ts';
import { lookAtNetwork, whenAnswered } from '../network/network.ts';

/** The number of times that a query is sent again by itself; after that, a person must do it. */
const most = 5;

/** Sends queries that failed and are still shown again when the network is back, so that a page that failed recovers by itself. */
export function askAgain() {
  const failed = new Map<number, Operation>();
  const tries = new Map<number, number>();
  const forget = (key: number) => {
    failed.delete(key);
    tries.delete(key);
  };
  const onOperation = (operation: Operation): Operation => {
    if (operation.kind === 'teardown') forget(operation.key);
    return operation;
  };
  const onResult = (result: OperationResult): OperationResult => {
    const { operation } = result;
    const count = tries.get(operation.key) ?? 0;
    if (!isUnreachedQuery(result)) forget(operation.key);
    else if (count < most) {
      failed.set(operation.key, operation);
      tries.set(operation.key, count + 1);
      lookAtNetwork();
    }
    return result;
  };
  return {
    exchange: mapExchange({ onOperation, onResult }),
    startFor: (client: Client) =>
      whenAnswered(() => {
        const waiting = [...failed.values()];
        failed.clear();
        for (const one of waiting) {
          client.reexecuteOperation(makeOperation(one.kind, one, { ...one.context, requestPolicy: 'network-only' }));
        }
      }),
  };
}
