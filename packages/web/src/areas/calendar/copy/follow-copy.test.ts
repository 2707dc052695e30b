import { describe, expect, test } from 'vitest';
import type { CopyPartsFragment } from '../../../generated/graphql.ts';
import { followCopy } from './follow-copy.ts';

const copy = (state: CopyPartsFragment['state']) => ({ state, title: 'Kopi' }) as CopyPartsFragment;

/** Follows a copy with these states in turn, the last one repeated. Returns the final state and the length of each wait. */
async function follow(states: (CopyPartsFragment['state'] | 'no answer')[], patience = 7_000) {
  const waits: number[] = [];
  let asked = 0;
  const followed = await followCopy({
    patience,
    wait: async (milliseconds) => waits.push(milliseconds),
    ask: async () => {
      const state = states[Math.min(asked, states.length - 1)]!;
      asked += 1;
      return state === 'no answer' ? undefined : copy(state);
    },
  });
  return { state: followed?.state ?? null, waits };
}

describe('a copy that one waits for', () => {
  test('is not waited for longer than patience lasts', async () => {
    const { state, waits } = await follow(['WAITING']);
    expect(state).toBeNull();
    expect(waits).toHaveLength(14);
  });

  test('is heard of when it failed', async () => {
    expect(await follow(['WAITING', 'FAILED'])).toEqual({ state: 'FAILED', waits: [500, 500] });
  });

  test('is heard of when it is done, though an answer was lost on the way', async () => {
    expect(await follow(['WAITING', 'no answer', 'DONE'])).toEqual({ state: 'DONE', waits: [500, 500, 500] });
  });

  test('is asked for less often when it takes long', async () => {
    const { waits } = await follow([...Array.from({ length: 16 }, () => 'WAITING' as const), 'DONE'], 60_000);
    expect(waits.slice(13)).toEqual([500, 3_000, 3_000, 3_000]);
  });

  test('is not asked for any more when nobody waits', async () => {
    const stop = new AbortController();
    let asked = 0;
    const ask = async () => {
      asked += 1;
      stop.abort();
      return copy('WAITING');
    };
    expect(await followCopy({ ask, patience: 7_000, wait: async () => {}, signal: stop.signal })).toBeNull();
    expect(asked).toBe(1);
  });
});
