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

const kept = async (db: Database) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    ({ statement }) => statement,
  );

async function onDatabase(work: (db: Database) => Promise<void>) {
  const { url, close } = await createTestDatabase(inject('postgres'));
  const { database, pool } = openDatabase(url, 1);
  try {
    await work(database);
  } finally {
    await pool.end();
    await close();
  }
}

it('keeps the plan of what reads from the second time on, and of nothing that writes', async () => {
  await onDatabase(async (db) => {
    const read = () => sql`select title from subject where id = ${1}`.execute(db);
    const write = () => sql`delete from subject where id = ${-1}`.execute(db);
    for (const _once of [1]) await Promise.all([read(), write()]);
    expect(await kept(db)).not.toContain('select title from subject where id = $1');
    for (const _again of [1, 2]) await Promise.all([read(), write()]);
    const statements = await kept(db);
    expect(statements).toContain('select title from subject where id = $1');
    expect(statements.some((statement) => statement.startsWith('delete'))).toBe(false);
  });
});

it.each([
  ['changes a table', 'alter table kept_thing alter column title type varchar(40)'],
  ['drops what was prepared, as a pooler does', 'deallocate all'],
])('answers as before when somebody %s while a plan is kept', async (_what, change) => {
  await onDatabase(async (db) => {
    await sql`create table kept_thing (title text)`.execute(db);
    await sql`insert into kept_thing values ('a')`.execute(db);
    const read = async () => (await sql<{ title: string }>`select * from kept_thing`.execute(db)).rows;
    for (const _time of [1, 2, 3]) expect(await read()).toEqual([{ title: 'a' }]);
    await sql.raw(change).execute(db);
    for (const _time of [1, 2, 3]) expect(await read()).toEqual([{ title: 'a' }]);
  });
});

it('plans what is prepared once for any values, from the first time on, and all else by its values', async () => {
  await onDatabase(async (db) => {
    const often = () => runPrepared(db, sql`select id from subject where id = ${1}`);
    const other = () => sql`select title from subject where title like ${'a%'}`.execute(db);
    const mode = async () => (await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(db)).rows[0]!;
    for (const _time of [1, 2, 3]) await often();
    await other();
    expect(await mode()).toEqual({ plan_cache_mode: 'auto' });
    expect(await plansOf(db, 'select id%')).toEqual([{ general: 3, own: 0 }]);
  });
});

it('leaves alone how a transaction is planned, which would take it back', async () => {
  await onDatabase(async (db) => {
    const often = (on: Database) => runPrepared(on, sql`select id from subject where id = ${1}`);
    await often(db);
    const failing = db.transaction().execute(async (tx) => {
      await often(tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await plansOf(db, 'select id%')).toEqual([{ general: 1, own: 1 }]);
    await often(db);
    expect(await plansOf(db, 'select id%')).toEqual([{ general: 2, own: 1 }]);
  });
});

/** How often a prepared statement was run by its general plan, and how often by one of its own. */
const plansOf = async (db: Database, like: string) =>
  (
    await sql<{ general: number; own: number }>`
      select generic_plans::int as general, custom_plans::int as own from pg_prepared_statements where statement like ${like}`.execute(
      db,
    )
  ).rows;
