import DataLoader from 'dataloader';
import type { GraphQLResolveInfo } from 'graphql';
import { remembering } from '../access/find-subject.ts';
import type { Caller } from '../base/caller.ts';
import type { Services } from '../base/services.ts';
import { AnswerBudget } from './answer-budget.ts';
import { BatchSchedule, type Turn } from './batch-schedule.ts';
import { CooperativeScheduler } from './cooperative-scheduler.ts';

/** What every resolver of one request shares. */
export type Context = {
  caller: Caller;
  services: Services;
  /** Counts what this request's answer holds. */
  budget: AnswerBudget;
  /** Runs the work on this request's answer in slices, so that other requests get turns. */
  slices: CooperativeScheduler;
  /** Says when what is loaded is read. */
  schedule: BatchSchedule;
  /** Loads one key of a batch. Keys that are asked for at the same time are read in one statement. */
  load: <Key, Value>(batch: Batch<Key, Value>, key: Key) => Promise<Value>;
};

/** Reads many keys at once. Returns the values in the order of the keys. */
export type Batch<Key, Value> = (keys: readonly Key[], context: Context) => Promise<Value[]>;

const turnOf = new WeakMap<object, Turn>();

/** Lets a batch be read once for all levels of a page: `late`, or `last` if batches that are read late ask for it too. */
export function readLate<Key, Value>(
  batch: Batch<Key, Value>,
  turn: Exclude<Turn, 'soon'> = 'late',
): Batch<Key, Value> {
  turnOf.set(batch, turn);
  return batch;
}

/** Resolves one field. */
// biome-ignore lint/suspicious/noExplicitAny: a resolver's parent and arguments are typed where it is written
export type Resolver = (parent: any, args: any, context: Context, info: GraphQLResolveInfo) => unknown;
/** Resolvers of fields, by type. `__resolveType` names the type behind an interface or union. */
export type Resolvers = Record<string, Record<string, Resolver>>;

/** Makes the context of one request. Its loaders keep what they read until the request ends. */
export function contextOf(services: Services, caller: Caller): Context {
  const slices = new CooperativeScheduler();
  return contextWith(services, caller, slices, new BatchSchedule(slices));
}

function contextWith(
  services: Services,
  caller: Caller,
  slices: CooperativeScheduler,
  schedule: BatchSchedule,
): Context {
  const loaders = new Map<unknown, DataLoader<unknown, unknown>>();
  const loaderOf = (batch: Batch<never, unknown>) =>
    new DataLoader<unknown, unknown>((keys) => batch(keys as never, context), {
      batchScheduleFn: (read) => schedule.add(read, turnOf.get(batch)),
    });
  const context: Context = {
    caller,
    services,
    budget: new AnswerBudget(),
    slices,
    schedule,
    load: (batch, key) => {
      const known = loaders.get(batch) ?? loaderOf(batch);
      loaders.set(batch, known);
      return known.load(key) as never;
    },
  };
  return context;
}

/**
 * Makes the contexts of queries that are answered together: they share what is read and the slices of the work, on the same connections, and each has a
 * budget of its own.
 */
export function sharedContexts(): typeof contextOf {
  const contexts = new Map<Services['db'], Context>();
  return (services, caller) => {
    const shared = contexts.get(services.db) ?? sharedContext(services, caller);
    contexts.set(services.db, shared);
    const budget = new AnswerBudget();
    shared.budget.isSpent.catch(() => budget.spend()); // something that was read for several of them is too large
    return { ...shared, budget };
  };
}

function sharedContext(services: Services, caller: Caller): Context {
  const slices = new CooperativeScheduler();
  const schedule = new BatchSchedule(slices);
  const one = remembering(caller, (read) => schedule.add(read));
  return contextWith(services, one, slices, schedule);
}

/** Puts rows in the order of the keys that asked for them. A key without a row gets `missing`. */
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
