import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Manifest } from './manifest.ts';
import { findTables, quoted } from './tables.queries.ts';

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Replaces the rows of every table by those of a backup, in the transaction that is open on the client. Triggers rest meanwhile, since what they
 * keep is in the rows; foreign keys are taken away and made again, which checks every one.
 * @param read reads the rows of a table in PostgreSQL's text format for COPY
 */
export async function loadTables(
  client: pg.ClientBase,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
  read: (table: string) => Promise<Readable>,
): Promise<void> {
  const own = (await findTables(client)).map(({ name }) => quoted(name));
  const foreignKeys = await takeForeignKeys(client);
  for (const table of own) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${own.join(', ')}`);
  for (const { name, columns } of tables) {
    const rows = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`));
    await pipeline(await read(name), rows);
  }
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, isCalled]);
  for (const table of own) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
  // Until PostgreSQL has counted the rows by itself, a minute later, it would plan as if there were hardly any.
  await client.query(`analyze ${own.join(', ')}`);
}

/** Takes all foreign keys away. Returns how to make them again. */
async function takeForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace order by c.relname, k.conname`);
  for (const { table, name } of rows)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  return rows;
}
