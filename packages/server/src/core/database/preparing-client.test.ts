import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { type Database, openDatabase } from './pool.ts';
import { runPrepared } from './prepared.ts';

const ask = async (db: Database, at: number) =>
  (await runPrepared(db, sql<{ n: number }>`select ${sql.lit(at)} as n`))[0]!.n;
const keptBy = async (db: Database) =>
  (await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(db)).rows[0]!.count;

it('keeps the first 200 plans of each connection, whatever other connections keep', async () => {
  const { url, close } = await createTestDatabase(inject('postgres'));
  const [first, second] = [openDatabase(url, 1), openDatabase(url, 1)];
  try {
    for (let at = 0; at < 205; at += 1) expect(await ask(first.database, at)).toBe(at);
    expect(await keptBy(first.database)).toBe(200);

    for (const _again of [1, 2]) expect(await ask(second.database, 204)).toBe(204);
    expect(await keptBy(second.database)).toBe(1);
  } finally {
    for (const { pool } of [first, second]) await pool.end();
    await close();
  }
});
