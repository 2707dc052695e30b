import type pg from 'pg';

const scalars: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  uuid: 'string',
  date: 'string',
  jsonb: 'Json',
  timestamptz: 'Timestamp',
  bytea: 'Buffer',
};

type Column = {
  table: string;
  column: string;
  type: string;
  isArray: boolean;
  isNullable: boolean;
  isGiven: boolean;
  isComputed: boolean;
};

const head = `// Printed from the database by \`npm run print\`; never edited by hand.
import type { ColumnType, GeneratedAlways } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type Json = ColumnType<unknown, string, string>;
export type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
`;

/** Returns the Kysely types of every table, view and enum in the public schema, as the text of a module. */
export async function printTables(pool: pg.Pool): Promise<string> {
  const enums = await readEnums(pool);
  const columns = await readColumns(pool);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const enumText = [...enums].map(
    ([name, labels]) => `export type ${pascal(name)} = ${labels.map((l) => `'${l}'`).join(' | ')};`,
  );
  const tableText = tables.map((table) =>
    printTable(
      table,
      columns.filter((column) => column.table === table),
      enums,
    ),
  );
  const all = `export interface Tables {\n${tables.map((table) => `  ${table}: ${pascal(table)}Table;`).join('\n')}\n}`;
  return `${[head, enumText.join('\n'), ...tableText, all].join('\n')}\n`;
}

function printTable(table: string, columns: Column[], enums: Map<string, string[]>): string {
  const rows = columns.map((column) => `  ${column.column}: ${typeOf(column, enums)};`);
  return `export interface ${pascal(table)}Table {\n${rows.join('\n')}\n}\n`;
}

function typeOf(column: Column, enums: Map<string, string[]>): string {
  const one = enums.has(column.type) ? pascal(column.type) : (scalars[column.type] ?? 'unknown');
  const many = column.isArray ? `${one}[]` : one;
  const value = column.isNullable ? `${many} | null` : many;
  if (column.isComputed) return `GeneratedAlways<${value}>`;
  return column.isGiven ? `Generated<${value}>` : value;
}

async function readEnums(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ name: string; labels: string[] }>(`
    select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
    from pg_type t join pg_enum e on e.enumtypid = t.oid
    where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`);
  return new Map(rows.map(({ name, labels }) => [name, labels]));
}

async function readColumns(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select c.relname as table, a.attname as column, ltrim(t.typname, '_') as type, t.typcategory = 'A' as "isArray",
           c.relkind <> 'v' and not a.attnotnull as "isNullable", a.atthasdef and a.attgenerated = '' or a.attidentity <> '' as "isGiven",
           a.attgenerated <> '' or a.attidentity = 'a' as "isComputed"
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  return rows;
}

const pascal = (name: string) => name.replace(/(^|_)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());
