import type { Exchange, Operation, OperationResult } from '@urql/core';
import { map, pipe } from 'wonka';
import { isUnreached } from '../network/is-unreached.ts';
import { lookAtNetwork } from '../network/network.ts';
import { forgetTick, keepTick, type Tick, waitingTickOf, waitingTicks } from './waiting-ticks.ts';

/**
 * Stores a tick that could not reach the server until there is a network, and answers as if it were ticked; everything read meanwhile shows it as
 * ticked too (product/shell#offline). Its area says which mutation can wait: it has the `tick` that it makes in its context, and one root field.
 */
export const ticksWait: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(forward(operations), map(withTicks));

function withTicks(result: OperationResult): OperationResult {
  const tick: Tick | undefined = result.operation.context.tick;
  if (tick) return kept(result, tick);
  return result.data && waitingTicks().length > 0 ? { ...result, data: ticked(result.data) } : result;
}

function kept(result: OperationResult, tick: Tick): OperationResult {
  if (!isUnreached(result)) {
    if (!result.error) forgetTick(tick);
    return result;
  }
  lookAtNetwork();
  if (!keepTick(tick)) return result;
  const { of, id, isDone } = tick;
  return {
    ...result,
    error: undefined,
    data: { __typename: 'Mutation', [rootFieldOf(result.operation)]: { __typename: of, id, isDone } },
  };
}

/** The name under which the answer of a mutation has its one root field. */
function rootFieldOf({ query }: Operation): string {
  const [mutation] = query.definitions.filter((one) => 'operation' in one);
  for (const field of mutation?.selectionSet.selections ?? []) {
    if (!('name' in field) || field.name.value === '__typename') continue;
    return ('alias' in field && field.alias?.value) || field.name.value;
  }
  throw new Error('A mutation has a root field.');
}

/** Returns an answer with every waiting tick as the person left it. */
function ticked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ticked);
  if (typeof value !== 'object' || value === null) return value;
  const thing = Object.fromEntries(Object.entries(value).map(([field, of]) => [field, ticked(of)]));
  const { __typename: of, id } = thing;
  if ('isDone' in thing && typeof of === 'string') {
    const tick = waitingTickOf(of, String(id));
    if (tick) thing.isDone = tick.isDone;
  }
  return thing;
}
