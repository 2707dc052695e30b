import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { contextOf } from './context.ts';
import { CooperativeScheduler } from './cooperative-scheduler.ts';

/** Keeps the process busy for some milliseconds, like work on an answer. */
function work(time: number) {
  const end = performance.now() + time;
  while (performance.now() < end);
  return 'done';
}

/** Counts the turns that others get until some work is done. */
async function turnsUntil(all: Promise<unknown>) {
  let [turns, isDone] = [0, false];
  all.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await turn();
    turns += 1;
  }
  return turns;
}

describe('the work on an answer', () => {
  it('is done at once where it is little', () => {
    const slices = new CooperativeScheduler();
    expect(slices.do(() => 'done')).toBe('done');
    expect(slices.hasMore).toBe(false);
  });

  it('lets others in between, as often as it is much, what follows from each piece counted in', async () => {
    const slices = new CooperativeScheduler();
    const pieces = Array.from({ length: 40 }, async () => {
      await slices.do(() => work(3));
      return work(3);
    });
    expect(await turnsUntil(Promise.all(pieces))).toBeGreaterThan(20);
  });

  it('is refused as it would be at once', async () => {
    const slices = new CooperativeScheduler();
    slices.do(() => work(10));
    const fails = () => {
      throw new Error('not there');
    };
    await expect(slices.do(fails)).rejects.toThrow('not there');
  });

  it('of two people is done side by side', async () => {
    const [one, other] = [new CooperativeScheduler(), new CooperativeScheduler()];
    const order: string[] = [];
    const pieces = (slices: CooperativeScheduler, name: string) =>
      Array.from({ length: 10 }, async () => order.push(`${name} ${await slices.do(() => work(6))}`));
    await Promise.all([...pieces(one, 'one'), ...pieces(other, 'other')]);
    expect(order.indexOf('other done')).toBeLessThan(5);
    expect(order.lastIndexOf('one done')).toBeGreaterThan(15);
  });
});

it('what many slices ask for is one statement all the same', async () => {
  const context = contextOf({} as never, {} as never);
  const batches: number[] = [];
  const batch = async (keys: readonly number[]) => {
    batches.push(keys.length);
    return keys.map(String);
  };
  const asked = Array.from({ length: 20 }, (_, id) =>
    context.slices.do(() => {
      work(3);
      return context.load(batch, id);
    }),
  );
  expect(await Promise.all(asked)).toHaveLength(20);
  expect(batches).toEqual([20]);
});
