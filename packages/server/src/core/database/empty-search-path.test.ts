import type pg from 'pg';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCast } from '../../matrix/roles.ts';
import { makeThings } from '../../matrix/things.ts';
import { makeWorld, type World } from '../testing/world.ts';

/** `pg_restore`, and PostgreSQL itself when it makes indexes anew, work without a search path. */
let world: World;
let client: pg.Client;
beforeAll(async () => {
  world = await makeWorld();
  await makeThings(world.db, await makeCast(world.db), 'open');
  client = new Client({ connectionString: world.databaseUrl });
  await client.connect();
  await client.query(`set search_path = ''`);
});
afterAll(async () => {
  await client.end();
  await world.close();
});

type Table = { name: string; stored: string; generated: string[] };

const tables = async () => {
  const { rows } = await client.query<Table>(`
    select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attgenerated = '') as stored,
      coalesce(array_agg(a.attname::text) filter (where a.attgenerated <> ''), '{}') as generated
    from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::pg_catalog.regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    group by c.relname order by c.relname`);
  return rows;
};

it('every table can be filled and indexed without a search path, and computes the same', async () => {
  const computed: string[] = [];
  for (const { name, stored, generated } of await tables()) {
    computed.push(...generated.map((column) => `${name}.${column}`));
    await client.query(`create temporary table restored (like public.${name} including all)`);
    const copied = await client.query(
      `insert into pg_temp.restored (${stored}) overriding system value select ${stored} from public.${name}`,
    );
    const { rows } = await client.query(
      `select t::text from public.${name} t except all select r::text from pg_temp.restored r`,
    );
    expect([name, rows]).toEqual([name, []]);
    expect(copied.rowCount).toBeGreaterThanOrEqual(0);
    await client.query('drop table pg_temp.restored');
  }
  expect(computed.length).toBeGreaterThan(0);
});

it('every index can be made anew', async () => {
  await client.query(`reindex schema public`);
});

it('every function that a column, an index or a constraint calls names what it stands on', async () => {
  const { rows } = await client.query<{ said: string }>(
    `select public.search_vector('CALENDAR', 'Økonomiplan for Fjordvik')::text as said`,
  );
  expect(rows[0]!.said).toContain('fjordvik');
});
