import type { Resolver } from '@urql/exchange-graphcache';

/** Activities that one ring of a year answers at most; of more, only the server knows how far they have come. */
const mostInRing = 2_000;

/**
 * How far a ring of a year view has come, counted from its own activities alone (product/sharing#copies-and-forks): a tick shows on its ring at once,
 * without reading the year again.
 */
export const ringProgress: Resolver = (_ring, _args, cache, { parentKey }) => {
  const answered = cache.resolve(parentKey, 'progress');
  const keys = cache.resolve(parentKey, 'eventInstances') as string[] | null | undefined;
  if (!keys || keys.length >= mostInRing) return answered;
  const ticks = keys.map((key) => cache.resolve(key, 'isDone'));
  if (ticks.includes(undefined)) return answered;
  return { __typename: 'Progress', done: ticks.filter(Boolean).length, total: ticks.length };
};
