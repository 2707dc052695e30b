import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';
import { forWork, openDatabase } from './pool.ts';

/** Opens a test database whose people look for tables in a schema `own`. */
async function withOwnPath(work: (pool: ReturnType<typeof openDatabase>['pool']) => Promise<void>) {
  const { url, close } = await createTestDatabase(inject('postgres'));
  const before = openDatabase(url, 1);
  await before.pool.query(
    `create schema own; alter database "${new URL(url).pathname.slice(1)}" set search_path = own`,
  );
  await before.pool.end();
  const { pool } = openDatabase(url, 1, forWork);
  try {
    await work(pool);
  } finally {
    await pool.end();
    await close();
  }
}

it('tables that are in a schema where the role does not look are not made a second time', async () => {
  await withOwnPath(async (pool) => {
    await expect(migrate(pool)).rejects.toThrow(
      'The tables are in the schema public, which is not in the search_path (own)',
    );
    const { rows } = await pool.query(`select relname from pg_class where relnamespace = 'own'::regnamespace`);
    expect(rows).toEqual([]);
  });
});

it('a database without tables gets them in the schema of the role, and they work there', async () => {
  await withOwnPath(async (pool) => {
    await pool.query('drop schema public cascade');
    expect((await migrate(pool)).length).toBeGreaterThan(0);
    const { rows } = await pool.query(
      `select search_vector('CALENDAR', 'skule')::text as words, to_regclass('own.subject')::text as made`,
    );
    expect(rows).toEqual([{ words: expect.stringContaining('skul'), made: 'subject' }]);
    expect(await migrate(pool)).toEqual([]);
  });
});
