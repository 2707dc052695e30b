import type { Exchange, OperationResult } from '@urql/core';
import { map, pipe } from 'wonka';
import { isUnreached } from '../network/is-unreached.ts';
import { lookAtNetwork } from '../network/network.ts';
import { forgetTick, keepTick, type Tick, waitingTickOf, waitingTicks } from './waiting-ticks.ts';

/** The mutation that ticks a thing. */
const mutations = { EventInstance: 'updateEventInstance', Todo: 'updateTodo' } as const;

/**
 * Stores a tick that could not reach the server until there is a network, and answers as if it were ticked; everything read meanwhile shows it as
 * ticked too (product/shell#offline). A mutation can wait if its context has the `tick` that it makes.
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
    data: { __typename: 'Mutation', [mutations[of]]: { __typename: of, id, isDone } },
  };
}

/** Returns an answer with every waiting tick as the person left it. */
function ticked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ticked);
  if (typeof value !== 'object' || value === null) return value;
  const thing = Object.fromEntries(Object.entries(value).map(([field, of]) => [field, ticked(of)]));
  const { __typename: of, id } = thing;
  if ('isDone' in thing && typeof of === 'string' && of in mutations) {
    const tick = waitingTickOf(of as Tick['of'], String(id));
    if (tick) thing.isDone = tick.isDone;
  }
  return thing;
}
