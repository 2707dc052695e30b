import DataLoader from 'dataloader';
import type { GraphQLResolveInfo } from 'graphql';
import type { Caller } from '../base/caller.ts';
import type { Services } from '../base/services.ts';
import { AnswerBudget } from './answer-budget.ts';
import { Slices } from './slices.ts';

/** What every resolver of one request shares. */
export type Context = {
  caller: Caller;
  services: Services;
  /** What this request may still be answered. */
  budget: AnswerBudget;
  /** The work on this request's answer, with turns for others in between. */
  slices: Slices;
  /** Loads one key of a batch: all that is asked for in the same moment is one statement. */
  load: <Key, Value>(batch: Batch<Key, Value>, key: Key) => Promise<Value>;
};

/** Reads many keys at once; the answers come in the order of the keys. */
export type Batch<Key, Value> = (keys: readonly Key[], context: Context) => Promise<Value[]>;

/** Answers one field. */
// biome-ignore lint/suspicious/noExplicitAny: a resolver's parent and arguments are typed where it is written
export type Resolver = (parent: any, args: any, context: Context, info: GraphQLResolveInfo) => unknown;
/** Fields by type; `__resolveType` names the type behind an interface or union. */
export type Resolvers = Record<string, Record<string, Resolver>>;

/** The context of one request. Its loaders keep what they read until the request ends, and no longer. */
export function contextOf(services: Services, caller: Caller): Context {
  const loaders = new Map<unknown, DataLoader<unknown, unknown>>();
  // A batch waits for what is worked out in later slices, which asks for more of the same: it stays one statement.
  const batchScheduleFn = (dispatch: () => void) =>
    void Promise.resolve().then(() => process.nextTick(() => context.slices.afterwards(dispatch)));
  const context: Context = {
    caller,
    services,
    budget: new AnswerBudget(),
    slices: new Slices(),
    load: (batch, key) => {
      const known = loaders.get(batch) ?? new DataLoader((keys) => batch(keys as never, context), { batchScheduleFn });
      loaders.set(batch, known);
      return known.load(key) as never;
    },
  };
  return context;
}

/** Puts rows in the order of the keys that asked for them; `missing` stands for those that are not there. */
export function inOrder<Key, Row, Value>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  value: (row: Row) => Value,
  missing: Value,
): Value[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), value(row)]));
  return keys.map((key) => byKey.get(key) ?? missing);
}
