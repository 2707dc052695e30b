import type { Cache, Resolver } from '@urql/exchange-graphcache';

/** Root fields whose cached answers are out of date after a change; things in a mutation's answer are updated by id anyway. */
export type Reread = 'everything' | readonly string[];

/** A mutation that has been answered. */
export interface Done {
  /** Its `input`, or its arguments if it has none. */
  input: Readonly<Record<string, unknown>>;
  answer: unknown;
  cache: Cache;
}

/** How an area or a floor keeps its things in the cache. */
export interface CacheRules {
  /** Types that are kept inside what holds them although they have an id, since their content differs in each answer. */
  keptInside?: readonly string[];
  /** Fields that the browser computes itself, by type and name. */
  resolvers?: Readonly<Record<string, Readonly<Record<string, Resolver>>>>;
  /** By root field: whether its answer says that lists have changed meanwhile. */
  updates?: Readonly<Record<string, (answer: unknown) => boolean>>;
  /** What is read again after a mutation, by its name. A mutation without a rule may have changed any list, so a new one needs no rule. */
  rereads?: Readonly<Record<string, (done: Done) => Reread>>;
  /** Root fields that no change of things affects. */
  lasting?: readonly string[];
}

/** Nothing is read again: the mutation's answer contains all that it changes. */
export const noInvalidation = (): Reread => [];

/** The rules for the signed-in person, whose mutations answer all that they change. */
const ownRules: CacheRules = { rereads: { updateMe: noInvalidation, updateSettings: noInvalidation }, lasting: ['me'] };

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
