import { readInput } from '@samspel/domain/input';
import type { z } from 'zod';
import { auditCommitted } from '../access/audit.ts';
import type { Caller } from '../base/caller.ts';
import type { Services } from '../base/services.ts';
import type { Tx } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Emit, emitterFor, type RecheckAccess, recheckerFor } from '../events/emit.ts';
import { doOnce } from './once.ts';

/** What an action receives besides its input. */
export type Act = {
  caller: Caller;
  /** The transaction in which the action reads and writes everything. */
  tx: Tx;
  /** Announces what happened. Listeners hear of it when the transaction commits, and never if it is rolled back. */
  emit: Emit;
  /** Announces that people may have lost rights that they had through a group or an organization. */
  recheckAccess: RecheckAccess;
  services: Services;
};

/** A use case that changes something. GraphQL and REST call the same actions. */
export type Action<Result = unknown> = {
  /** @param root the first part of a field's path in a refusal: `input`, or '' if the arguments are bare */
  (services: Services, caller: Caller, raw: unknown, root?: string): Promise<Result>;
  readonly isAction: true;
  /** Says what it is called, by which two calls are known as the same. */
  readonly named?: (name: string) => void;
};

/** How an action differs from others. */
type Way<Input> = {
  /** What it is called, for one that is no mutation. */
  name?: string;
  /** What makes two calls the same: without it, their input. */
  same?: (input: Input) => unknown;
};

/**
 * Makes an action from an input schema and a function of five paragraphs: read, find (with access), ask the rule, write, emit.
 * It is exported under the name of the mutation. @throws Refusal
 */
export function action<Schema extends z.ZodType, Result>(
  schema: Schema,
  run: (input: z.output<Schema>, act: Act) => Promise<Result>,
  { name, same }: Way<z.output<Schema>> = {},
): Action<Result> {
  let called = name;
  const call = async (services: Services, caller: Caller, raw: unknown, root = 'input') => {
    const input = readInput(schema, raw, root);
    const { result, tx } = await inTransaction(services.db, async (tx) => {
      const work = () => run(input, actIn(tx, caller, services));
      const where = { tx, caller, services };
      return { result: called ? await doOnce(where, [called, same ? same(input) : raw], work) : await work(), tx };
    });
    auditCommitted(tx, caller);
    return result;
  };
  const named = (as: string): void => {
    called = as;
  };
  return Object.assign(call, { isAction: true as const, named });
}

/** Makes the `Act` of an action, or of a job that works like one, inside a transaction. */
export const actIn = (tx: Tx, caller: Caller, services: Services): Act => ({
  caller,
  tx,
  emit: emitterFor(tx, caller),
  recheckAccess: recheckerFor(tx, caller),
  services,
});

/** Picks the actions out of a module's exports, by name, and tells each its name. */
export function actionsOf(module: Record<string, unknown>): Record<string, Action> {
  const actions = Object.entries(module).filter((entry): entry is [string, Action] => isAction(entry[1]));
  for (const [name, one] of actions) one.named?.(name);
  return Object.fromEntries(actions);
}

const isAction = (value: unknown): value is Action => typeof value === 'function' && 'isAction' in value;
