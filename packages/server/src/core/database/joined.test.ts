import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { knownMigrations, migrate } from './migrate.ts';

/** Databases from before the 79 first migrations were joined into eight. */
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase(inject('postgres'));
});
afterEach(() => database.close());

const names = async () =>
  (await database.pool.query<{ name: string }>('select name from migration order by name')).rows.map(
    ({ name }) => name,
  );

/** Lets the database have run other migrations than it has. */
const haveRun = (ran: readonly string[]) =>
  database.pool.query(
    "with gone as (delete from migration) insert into migration (name, checksum) select name, 'old' from unnest($1::text[]) name on conflict (name) do update set checksum = 'old'",
    [ran],
  );

it('one that had run all of them runs none again, and is known by the eight from then on', async () => {
  const before = await names();
  await haveRun(['0001_people.sql', '0002_subjects.sql', '0003_mail.sql', '0360_feed_links.sql']);
  for (const [name, checksum] of await knownMigrations())
    if (name > '0360')
      await database.pool.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
  expect(await migrate(database.pool)).toEqual([]);
  expect(await names()).toEqual(before);
  expect(await migrate(database.pool)).toEqual([]);
});

it('one that had run only some is refused, with what to do', async () => {
  await haveRun(['0001_people.sql', '0002_subjects.sql', '0003_mail.sql']);
  await expect(migrate(database.pool)).rejects.toThrow(/before 0\.1\.0: start that of 26 November 2026 on it once/);
});
