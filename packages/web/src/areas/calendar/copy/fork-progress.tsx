import { useText } from '../../../core/texts/text.tsx';

/** How many linked copies are finished with an activity, of all (spec 1 §4); nothing where there are none. */
export function ForkProgress({ of: { forkProgress } }: { of: { forkProgress: { done: number; total: number } } }) {
  const say = useText();
  return forkProgress.total > 0 ? <> · {say('copy.forkProgress', forkProgress)}</> : null;
}
