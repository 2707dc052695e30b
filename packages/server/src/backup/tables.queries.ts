import type pg from 'pg';

/** A table of Samspel's own, with the columns that are stored and not computed, both in a fixed order. */
export type Table = { name: string; columns: string[] };

/** Returns every table of the schema that Samspel's migrations make, but those that a crash empties too. The queue of jobs is in another schema: it is made anew at each start. */
export async function findTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

/** Returns where each sequence stands. Sequences are outside of transactions: read them after the tables, so that none is behind its table. */
export async function readSequences(
  client: pg.ClientBase,
): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
    );
    sequences.push({ name, ...found[0]! });
  }
  return sequences;
}

/** Returns a name as SQL has it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
