import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { locks, withAdvisoryLock } from './advisory-lock.ts';
import { isBeforeJoined, type RanMigration, sinceJoined } from './joined.ts';
import { closeGate } from './migration-gate.ts';
import { refuseOtherPath } from './search-path.ts';

const folder = new URL('../../../migrations/', import.meta.url);

type Migration = { name: string; text: string; checksum: string };

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Returns the checksum of every migration of this version, by name. */
export async function knownMigrations(): Promise<ReadonlyMap<string, string>> {
  return new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
}

/**
 * Brings the database to the newest migration, forward only, one transaction each; processes that start together wait for each other.
 * Returns the names of those that ran. Throws if a migration that has run was edited since, or is unknown here.
 * @param only the names of those that may run; all unless it is given
 */
export async function migrate(pool: pg.Pool, only?: ReadonlySet<string>): Promise<string[]> {
  const migrations = await readMigrations();
  return withAdvisoryLock(pool, locks.migration, async (client) => {
    await refuseOtherPath(client);
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
    );
    const ran = await readRan(client, migrations);
    refuseStrangers(migrations, ran);
    const waiting = migrations.filter(({ name }) => !ran.some((row) => row.name === name) && (only?.has(name) ?? true));
    for (const migration of waiting) await run(client, migration);
    return waiting.map(({ name }) => name);
  });
}

/** Returns what has run. If that is all of those that were joined since, notes what took their place. */
async function readRan(client: pg.PoolClient, migrations: Migration[]): Promise<readonly RanMigration[]> {
  const { rows } = await client.query<RanMigration>('select name, checksum from migration');
  const ran = sinceJoined(rows, new Map(migrations.map(({ name, checksum }) => [name, checksum])));
  if (ran === rows) return ran;
  const [names, checksums] = [ran.map(({ name }) => name), ran.map(({ checksum }) => checksum)];
  await client.query(
    `with gone as (delete from migration where name <> all ($1))
     insert into migration (name, checksum) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set checksum = excluded.checksum`,
    [names, checksums],
  );
  return ran;
}

function refuseStrangers(migrations: Migration[], ran: readonly RanMigration[]): void {
  if (isBeforeJoined(ran))
    throw new Error(
      'The database is of a Samspel before 0.1.0: start that of 26 November 2026 on it once, then this one.',
    );
  for (const { name, checksum } of ran) {
    const known = migrations.find((migration) => migration.name === name);
    if (!known)
      throw new Error(`The database has run ${name}, which this version of Samspel does not know: use a newer one.`);
    if (known.checksum !== checksum)
      throw new Error(`${name} was edited after it ran here: a released migration stays as it is.`);
  }
}

/**
 * Milliseconds that a migration waits until no transaction is open, and then for a table that somebody reads: meanwhile everybody else waits for it.
 * Then it begins again, after a pause, this many times.
 */
const forTable = { wait: 500, pause: 250, tries: 200 } as const;

/** What PostgreSQL says when it ended a transaction that waited for a lock: too long, or in a knot with others. */
const waited = new Set(['55P03', '40P01']);

async function run(client: pg.PoolClient, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(client, migration);
    } catch (error) {
      if (attempt < forTable.tries && waited.has((error as { code?: string }).code ?? '')) await sleep(forTable.pause);
      else throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
    }
  }
}

async function runOnce(client: pg.PoolClient, { name, text, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${forTable.wait}`);
    await client.query(closeGate);
    await client.query(text);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
