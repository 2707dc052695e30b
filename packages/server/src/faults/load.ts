import { setTimeout as sleep } from 'node:timers/promises';
import { type Ground, type Kind, kinds, Refused, type Store } from './kinds.ts';

/** A write that was sent. `failure` says what came instead of an acknowledgement. */
export type Sent = { kind: Kind; name: string; isAcknowledged: boolean; failure?: string; milliseconds: number };

/** People who write without pause, whatever is answered, until they are told to stop, or until whoever started them has returned or failed. */
export type Load = Disposable &
  Readonly<{
    /** What was sent so far. */
    sent: readonly Sent[];
    /** Waits until every person has had another write acknowledged. */
    untilAllWrite: () => Promise<void>;
    /** Stops the people, and returns when their last writes are answered or have failed. Throws if a write was refused as wrong. */
    stop: () => Promise<void>;
  }>;

/** How many writes were acknowledged. */
export const acknowledgedOf = (sent: readonly Sent[]): number =>
  sent.filter(({ isAcknowledged }) => isAcknowledged).length;

/** What became of writes. `failed` says what was answered to those that were not acknowledged. */
export type Answered = Readonly<{ acknowledged: number; failed: string[]; slowestMilliseconds: number }>;

/** Returns what became of writes. */
export const answeredOf = (sent: readonly Sent[]): Answered => ({
  acknowledged: acknowledgedOf(sent),
  failed: sent.flatMap(({ failure }) => failure ?? []),
  slowestMilliseconds: Math.max(...sent.map(({ milliseconds }) => milliseconds)),
});

/** Starts one person for each kind of write. @param name what the names of this load begin with, which no other load has */
export function startLoad(grounds: readonly Ground[], name: string): Load {
  const sent: Sent[] = [];
  const counts = kinds.map(() => 0);
  let isStopping = false;
  const writer = async (kind: Kind, lane: number) => {
    for (let number = 1; !isStopping; number += 1) {
      const write: Sent = { kind, name: `${name} ${lane} ${number}`, isAcknowledged: false, milliseconds: 0 };
      sent.push(write);
      const began = performance.now();
      try {
        await kind.write(grounds[lane]!, write.name);
        write.isAcknowledged = true;
        counts[lane]! += 1;
      } catch (error) {
        if (error instanceof Refused) throw error;
        write.failure = `${kind.what}: ${error} ${(error as Error).cause ?? ''}`;
        await sleep(50);
      }
      write.milliseconds = performance.now() - began;
    }
  };
  const writers = kinds.map(writer);
  const failure = Promise.all(writers).then(() => new Promise<void>(() => {}));
  failure.catch(() => {}); // told by whoever waits
  const untilAllWrite = async () => {
    const before = [...counts];
    while (counts.some((count, lane) => count === before[lane])) await Promise.race([sleep(20), failure]);
  };
  return {
    sent,
    untilAllWrite,
    stop: async () => {
      isStopping = true;
      await Promise.all(writers);
    },
    [Symbol.dispose]: () => {
      isStopping = true;
    },
  };
}

/** What a fault has done to what was written: acknowledged and gone, or stored in part. Both must be empty. */
export type Harm = { lost: string[]; half: string[] };

/** Looks for everything that was sent. A write that was not acknowledged may be there, but only whole. */
export async function harmOf(sent: readonly Sent[], store: Store): Promise<Harm> {
  const harm: Harm = { lost: [], half: [] };
  for (const { kind, name, isAcknowledged } of sent) {
    const parts = await kind.stored(store, name);
    if (parts === 0 && isAcknowledged) harm.lost.push(`${kind.what}: ${name}`);
    else if (parts !== 0 && parts !== kind.parts) harm.half.push(`${kind.what}: ${name}, ${parts} of ${kind.parts}`);
  }
  return harm;
}
