import type pg from 'pg';
import type { Column, ValueClass } from './compare.ts';

type Described = { columns: Column[] } | { error: string };

/** What the driver makes of each type: as `pool.ts` reads them. */
const classes: Readonly<Record<number, ValueClass>> = {
  16: 'boolean',
  17: 'Buffer',
  19: 'string',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  114: 'any',
  700: 'number',
  701: 'number',
  1042: 'string',
  1043: 'string',
  1082: 'string',
  1114: 'Date',
  1184: 'Date',
  1700: 'string',
  2205: 'string',
  2950: 'string',
  3802: 'any',
};

/** Returns a function that prepares a statement without running it, and describes the columns of its answer. */
export async function describer(client: pg.Client): Promise<(text: string) => Promise<Described>> {
  const { rows } = await client.query<{ oid: number; is: ValueClass }>(
    `select oid::int, case when typcategory = 'A' then 'array' when typtype = 'e' then 'string' else 'any' end as is from pg_type`,
  );
  const others = new Map(rows.map(({ oid, is }) => [oid, is]));
  return (text) =>
    new Promise((resolve) => {
      let columns: Column[] = [];
      const statement = {
        submit: (connection: Connection) => {
          connection.parse({ text, name: '', types: [] });
          connection.describe({ type: 'S', name: '' });
          connection.sync();
        },
        handleRowDescription: ({ fields }: Fields) => {
          columns = fields.map(({ name, dataTypeID }) => ({
            name,
            is: classes[dataTypeID] ?? others.get(dataTypeID) ?? 'any',
          }));
        },
        handleError: ({ message }: Error) => resolve({ error: message }),
        handleReadyForQuery: () => resolve({ columns }),
      };
      client.query(statement as unknown as pg.Submittable);
    });
}

/** What the driver offers to those who speak the protocol themselves. */
type Connection = {
  parse: (statement: { text: string; name: string; types: number[] }) => void;
  describe: (what: { type: 'S'; name: string }) => void;
  sync: () => void;
};
type Fields = { fields: { name: string; dataTypeID: number }[] };
