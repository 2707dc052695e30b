import type pg from 'pg';

/**
 * Throws if the tables are there, in a schema where this role does not look for them: otherwise a second, empty database would be made beside them.
 * In a database without tables they are made in the first schema of the role's `search_path`.
 */
export async function refuseOtherPath(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ schema: string; path: string }>(`
    select n.nspname as schema, current_setting('search_path') as path from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where to_regclass('migration') is null and c.relname = 'migration'
      and exists (select from pg_class beside where beside.relname = 'meta_id' and beside.relnamespace = c.relnamespace)`);
  if (rows.length === 0) return;
  const { schema, path } = rows[0]!;
  throw new Error(
    `The tables are in the schema ${schema}, which is not in the search_path (${path}) of this role: put it there, with «alter role … set search_path».`,
  );
}
