import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { databaseUrl } from '../testing/database.ts';
import { knownMigrations, migrate } from './migrate.ts';
import { printSchema } from './print-schema.ts';

/** How many migrations are broken off, each at another moment. */
const rounds = 6;

it('a migration that is broken off in the middle leaves nothing half: the next start goes on, to the same schema', async () => {
  const admin = new pg.Pool({ connectionString: inject('postgres'), max: 2 });
  const schemas: string[] = [];
  let broken = 0;
  for (let round = 0; round < rounds; round += 1) {
    const name = `broken_${randomBytes(6).toString('hex')}`;
    await admin.query(`create database ${name}`);
    const pool = new pg.Pool({ connectionString: databaseUrl(inject('postgres'), name), max: 1 });
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    const first = migrate(pool).catch(() => (broken += 1));
    // The last one is not broken off.
    if (round < rounds - 1) {
      await sleep(40 * (round + 1));
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    }
    await first;
    await migrate(pool);
    expect((await pool.query('select from migration')).rowCount).toBe((await knownMigrations()).size);
    schemas.push(await printSchema(pool));
    await pool.end();
    await admin.query(`drop database ${name} with (force)`);
  }
  await admin.end();
  expect(broken).toBeGreaterThan(0);
  expect(new Set(schemas).size).toBe(1);
});
