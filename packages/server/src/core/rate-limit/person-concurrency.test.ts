import { describe, expect, it, vi } from 'vitest';
import { PersonConcurrency, personLimits } from './person-concurrency.ts';

const [kari, ola] = [1, 2];
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    ({ code, values }) => `${code} ${values.seconds}`,
  );

/** Makes turns with a clock that the test moves. */
function turnsAt(limits = personLimits) {
  let now = 0;
  const turns = new PersonConcurrency(limits, () => now);
  return { turns, pass: (seconds: number) => (now += seconds * 1_000) };
}

describe('one person', () => {
  it('has no more than two calls worked on at once, and the others in their order', async () => {
    const { turns } = turnsAt();
    const [first, second] = [await turns.take(kari), await turns.take(kari)];
    const begun: string[] = [];
    const take = async (name: string) => {
      const end = await turns.take(kari);
      begun.push(name);
      return end;
    };
    const [third, fourth] = [take('third'), take('fourth')];
    await Promise.resolve();
    expect(begun).toEqual([]);
    second();
    (await third)();
    (await fourth)();
    first();
    expect(begun).toEqual(['third', 'fourth']);
    expect(await codeOf(turns.take(kari))).toBe('ok');
  });

  it('is refused when far too much waits already', async () => {
    const { turns } = turnsAt({ ...personLimits, waiting: 20 });
    const all = Array.from({ length: personLimits.atOnce + 20 }, () => turns.take(kari));
    expect(await codeOf(turns.take(kari))).toBe('tooManyRequests 1');
    expect(await codeOf(turns.take(ola))).toBe('ok');
    for (const turn of all) (await turn)();
    expect(await codeOf(turns.take(kari))).toBe('ok');
  });

  it('may call 1,000 times at once, then twenty times a second', async () => {
    const { turns, pass } = turnsAt({ ...personLimits, atOnce: 2_000 });
    for (let time = 0; time < personLimits.calls.most; time += 1) (await turns.take(kari))();
    expect(await codeOf(turns.take(kari))).toBe('tooManyRequests 1');
    expect(await codeOf(turns.take(ola))).toBe('ok');
    pass(1);
    const again = await Promise.all(Array.from({ length: 21 }, () => codeOf(turns.take(kari))));
    expect(again.filter((answer) => answer === 'ok')).toHaveLength(20);
  });

  it('lets others come first after a large answer, and goes on then', async () => {
    vi.useFakeTimers();
    const { turns } = turnsAt({ ...personLimits, atOnce: 1 });
    const end = await turns.take(kari);
    let isNext = false;
    const next = turns.take(kari).then(() => {
      isNext = true;
    });
    end(10_000);
    await vi.advanceTimersByTimeAsync(990);
    expect(isNext).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    await next;
    expect(isNext).toBe(true);
    vi.useRealTimers();
  });

  it('waits after very large answers, as long as it takes to have earned the next one', async () => {
    const { turns, pass } = turnsAt({ ...personLimits, answered: { most: 100_000, perSecond: 1_000 } });
    (await turns.take(kari))(110_000);
    expect(await codeOf(turns.take(kari))).toBe('tooManyRequests 11');
    expect(await codeOf(turns.take(ola))).toBe('ok');
    pass(11);
    expect(await codeOf(turns.take(kari))).toBe('ok');
  });

  it('is known by a token that was seen before, and nothing is read for it until its turn comes', async () => {
    const { turns } = turnsAt({ ...personLimits, atOnce: 1, waiting: 1 });
    const read: string[] = [];
    const ask = (token: string, id = kari) =>
      turns.run(
        token,
        async () => {
          read.push(token);
          return { id };
        },
        async (who) => who,
      );
    await ask('known');
    const end = await turns.take(kari);
    const waits = ask('known');
    expect(await codeOf(ask('known'))).toBe('tooManyRequests 1');
    expect(await codeOf(ask('of Ola', ola))).toBe('ok');
    expect(read).toEqual(['known', 'of Ola']);
    end();
    await waits;
    expect(read).toEqual(['known', 'of Ola', 'known']);
  });

  it('may make several calls in one turn, of which each counts', async () => {
    const { turns } = turnsAt({ ...personLimits, atOnce: 1, calls: { most: 4, perSecond: 1 } });
    const ask = (calls: number) =>
      turns.run(
        'token',
        async () => ({ id: kari }),
        async () => 'done',
        calls,
      );
    await ask(3);
    expect(await codeOf(ask(3))).toBe('tooManyRequests 1');
  });

  it('gives its turn back where the token signs nobody any more', async () => {
    const { turns } = turnsAt({ ...personLimits, atOnce: 1, waiting: 1 });
    const ask = (identify: () => Promise<{ id: number }>) => turns.run('token', identify, async () => 'done');
    await ask(async () => ({ id: kari }));
    await expect(ask(() => Promise.reject(new Error('revoked')))).rejects.toThrow('revoked');
    expect(await codeOf(ask(async () => ({ id: kari })))).toBe('ok');
  });
});
