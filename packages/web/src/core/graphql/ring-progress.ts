import type { Cache, DataField, Resolver } from '@urql/exchange-graphcache';

/** Activities that one ring of a year answers at most; of more, only the server knows how far they have come. */
const mostInRing = 2_000;

/**
 * How far a ring of a year view has come, counted from its activities, and from what linked copies have of them (decision 29): a tick
 * shows on its ring at once, without reading the year again.
 */
export const ringProgress: Resolver = (_ring, _args, cache, { parentKey }) => {
  const answered = cache.resolve(parentKey, 'progress');
  const keys = cache.resolve(parentKey, 'eventInstances') as string[] | null | undefined;
  if (!keys || keys.length >= mostInRing) return answered;
  const parts = keys.map((key) => progressOf(cache, key));
  if (parts.includes(null)) return answered;
  const sum = (part: 'done' | 'total') => parts.reduce((before, progress) => before + progress![part], 0);
  return { __typename: 'Progress', done: sum('done'), total: sum('total') };
};

/** Null where the cache does not hold enough of an activity to say. */
function progressOf(cache: Cache, activity: string): { done: number; total: number } | null {
  const isDone = cache.resolve(activity, 'isDone');
  const forks = cache.resolve(activity, 'forkProgress') as string | undefined;
  const [done, total] = forks ? [cache.resolve(forks, 'done'), cache.resolve(forks, 'total')] : [];
  if (isDone === undefined || !isNumber(done) || !isNumber(total)) return null;
  return { done: Number(isDone) + done, total: 1 + total };
}

const isNumber = (value: DataField | undefined): value is number => typeof value === 'number';
