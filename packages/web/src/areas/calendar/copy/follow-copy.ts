import { untilAskedAgain } from '@samspel/domain/calendar/copy';
import type { CopyPartsFragment } from '../../../generated/graphql.ts';

interface Following {
  /** Reads how far the copy is; undefined if no answer came, so that it is asked again. */
  ask: () => Promise<CopyPartsFragment | undefined>;
  /** Milliseconds after which it stops asking. */
  patience: number;
  wait?: (milliseconds: number) => Promise<unknown>;
  /** Stops the asking. */
  signal?: AbortSignal;
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until a copy is done or failed, and returns it; null if patience ran out or `signal` stopped it. */
export async function followCopy({
  ask,
  patience,
  wait = sleep,
  signal,
}: Following): Promise<CopyPartsFragment | null> {
  let waited = 0;
  while (waited < patience && !signal?.aborted) {
    const pause = untilAskedAgain(waited);
    await wait(pause);
    waited += pause;
    const copy = signal?.aborted ? undefined : await ask();
    if (copy && copy.state !== 'WAITING') return copy;
  }
  return null;
}
