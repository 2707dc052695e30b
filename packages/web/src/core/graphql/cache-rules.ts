import type { Cache, Resolver } from '@urql/exchange-graphcache';

/** Root fields whose answers a change makes stale; what a mutation answers is updated by its id anyway. */
export type Reread = 'everything' | readonly string[];

/** A mutation that has come back. */
export interface Done {
  /** Its `input`, or its arguments if it has none. */
  input: Readonly<Record<string, unknown>>;
  answer: unknown;
  cache: Cache;
}

/** What an area or a floor says of how its things are kept in the cache. */
export interface CacheRules {
  /** Types that are kept inside what holds them although they have an id, since they are another thing in each answer. */
  keptInside?: readonly string[];
  /** Fields that the browser works out itself, by type and name. */
  resolvers?: Readonly<Record<string, Readonly<Record<string, Resolver>>>>;
  /** Whether the answer of a root field says that lists have changed meanwhile, by the field. */
  updates?: Readonly<Record<string, (answer: unknown) => boolean>>;
  /** What is read again after a mutation, by its name. One without a rule may have changed any list, so that a new one needs none. */
  rereads?: Readonly<Record<string, (done: Done) => Reread>>;
  /** Root fields that no change of things changes. */
  lasting?: readonly string[];
}

/** Nothing is read again: the mutation answers all that it changes. */
export const nothing = (): Reread => [];

/** What who I am says of the cache: it answers its own changes. */
const ownRules: CacheRules = { rereads: { updateMe: nothing, updateSettings: nothing }, lasting: ['me'] };

/** The rules of all areas as one. */
export function joinRules(rules: readonly CacheRules[]): Required<CacheRules> {
  const all = [ownRules, ...rules];
  return {
    keptInside: all.flatMap(({ keptInside = [] }) => keptInside),
    resolvers: Object.assign({}, ...all.map(({ resolvers }) => resolvers)),
    updates: Object.assign({}, ...all.map(({ updates }) => updates)),
    rereads: Object.assign({}, ...all.map(({ rereads }) => rereads)),
    lasting: all.flatMap(({ lasting = [] }) => lasting),
  };
}
