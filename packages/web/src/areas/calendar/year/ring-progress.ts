import type { Resolver } from '@urql/exchange-graphcache';

/** The most activities returned for one ring of a year; beyond that, only the server can count progress. */
const mostInRing = 2_000;

/**
 * The progress of a ring in a year view, counted only from its own activities (product/sharing#copies-and-forks): a tick shows on its ring at once,
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
