import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../testing/statements.ts';
import { makeWorld, type World } from '../testing/world.ts';
import { type Batch, type Context, contextOf } from './context.ts';
import { readTogether } from './read-together.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const context = (): Context => contextOf(world.services, { id: world.kari.id } as never);

const counted =
  (name: string): Batch<number, { half: number; day: string } | null> =>
  async (ids, context) => {
    const rows = await readTogether(
      context,
      name,
      sql<{ id: number; half: number; day: string }>`
      select id, id / 2 as half, date '2026-03-02' as day from unnest(${ids}::bigint[]) id where id > 0 order by id desc`,
    );
    return ids.map((id) => {
      const found = rows.find((row) => row.id === id);
      return found ? { half: found.half, day: found.day } : null;
    });
  };
const [first, second] = [counted('first'), counted('second')];
const broken: Batch<number, number> = async (ids, context) => {
  await readTogether(context, 'broken', sql`select ${ids[0]} / 0`);
  return [...ids];
};

describe('batches that are due at the same moment', () => {
  it('are read in one statement, each with its own keys and rows', async () => {
    let answers: unknown[] = [];
    const { most } = await statementsOf(async () => {
      const { load } = context();
      answers = await Promise.all([load(first, 4), load(second, 8), load(first, 6), load(second, -1)]);
    });
    const day = '2026-03-02';
    expect(answers).toEqual([{ half: 2, day }, { half: 4, day }, { half: 3, day }, null]);
    expect(most).toBe(1);
  });

  it('are read alone if there is only one, and the same comes of it', async () => {
    expect(await context().load(first, 4)).toEqual({ half: 2, day: '2026-03-02' });
  });

  it('are read in several statements if they are more than ten', async () => {
    const many = Array.from({ length: 23 }, (_, at) => counted(`batch ${at}`));
    let halves: unknown[] = [];
    const { most } = await statementsOf(async () => {
      const { load } = context();
      halves = (await Promise.all(many.map((one, at) => load(one, 2 * at + 2)))).map((found) => found?.half);
    });
    expect(halves).toEqual(many.map((_, at) => at + 1));
    expect(most).toBe(3);
  });

  it('of two answers are never read together', async () => {
    const { most } = await statementsOf(async () => {
      await Promise.all([context().load(first, 4), context().load(second, 8)]);
    });
    expect(most).toBe(2);
  });

  it('fail together, and those of the next moment are read', async () => {
    const { load } = context();
    const [one, other] = await Promise.allSettled([load(first, 4), load(broken, 8)]);
    expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
    expect(await load(second, 4)).toEqual({ half: 2, day: '2026-03-02' });
  });
});
