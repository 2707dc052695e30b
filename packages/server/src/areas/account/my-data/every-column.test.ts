import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { bodies, leftOut, parts } from './parts.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** Columns that reference a table, as `table.column`. */
async function referencing(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = ${table}::regclass and c.connamespace = 'public'::regnamespace
    order by name`.execute(world.db);
  return rows.map(({ name }) => name);
}

const named = () => new Set([...parts.flatMap(({ of }) => of), ...Object.keys(leftOut)]);

it('every column that names a person is in the copy, or is named with a reason why not', async () => {
  const columns = await referencing('person');
  expect(columns.length).toBeGreaterThan(40);
  expect(columns.filter((column) => !named().has(column))).toEqual([]);
});

it('so is every column that knows a person without naming them', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ 'email|address|person'
    order by name`.execute(world.db);
  const columns = rows.map(({ name }) => name);
  expect(columns).toContain('audit_entry.about_person');
  expect(columns.filter((column) => !named().has(column))).toEqual([]);
});

it('nothing is named that is not there', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`.execute(
    world.db,
  );
  const there = new Set(rows.map(({ name }) => name));
  expect([...named()].filter((column) => !there.has(column))).toEqual([]);
});

it('what a thing of any kind has beside its title is in the copy', async () => {
  const { rows } = await sql<{ table: string }>`
    select c.conrelid::regclass::text as table from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'subject'::regclass and c.conkey =
      (select array[attnum] from pg_attribute where attrelid = c.conrelid and attname = 'id')
    order by 1`.execute(world.db);
  const beside = rows.map(({ table }) => table).filter((table) => !['removal', 'search_entry'].includes(table));
  expect(beside.toSorted()).toEqual([...bodies].toSorted());
});

it('no two parts have one name', () => {
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
});
