import pg from 'pg';
import { DatabaseStartError, errorCode } from './start-error.ts';

/** The oldest major version of PostgreSQL that runs all SQL of Samspel. */
const oldestMajor = 15;

/** Words for the commonest reasons why a database cannot be reached; for all others the message shows the code. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at that address',
  ENOTFOUND: 'no machine has that name',
  ENOENT: 'there is no such socket',
  ETIMEDOUT: 'it did not answer in time',
  '28P01': 'the user name or the password is wrong',
  '28000': 'that user may not sign in',
  '3D000': 'there is no such database',
};

/**
 * Makes sure that Samspel can use the operator's own PostgreSQL: version 15 or newer, UTF-8, Norwegian sort order, and the
 * right to make tables.
 * @throws DatabaseStartError with one sentence about DATABASE_URL that never holds the address
 */
export async function checkOwnPostgres(url: string): Promise<void> {
  const found = await ask(url);
  if (found.version < oldestMajor * 10_000) {
    const version = `${Math.floor(found.version / 10_000)}.${found.version % 10_000}`;
    throw new DatabaseStartError(
      `DATABASE_URL leads to PostgreSQL ${version}, and Samspel needs ${oldestMajor} or newer.`,
    );
  }
  if (found.encoding !== 'UTF8') {
    throw new DatabaseStartError(
      `DATABASE_URL leads to a database in ${found.encoding}, and Samspel needs one made with encoding UTF8.`,
    );
  }
  if (!found.norwegian) {
    throw new DatabaseStartError(
      'DATABASE_URL leads to a PostgreSQL without the collation nb-NO-x-icu: use one that is built with ICU.',
    );
  }
  if (!found.mayCreate) {
    throw new DatabaseStartError(
      'DATABASE_URL names a user who may not make tables in that database: grant it CREATE there.',
    );
  }
}

type Found = { version: number; encoding: string; norwegian: boolean; mayCreate: boolean };

const question = `
  select current_setting('server_version_num')::int as version,
         current_setting('server_encoding') as encoding,
         exists (select from pg_collation where collname = 'nb-NO-x-icu') as norwegian,
         has_database_privilege(current_database(), 'CREATE')
           and coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as "mayCreate"`;

async function ask(url: string): Promise<Found> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Found>(question);
    return rows[0] as Found;
  } catch (error) {
    const code = /timeout/i.test(String(error)) ? 'ETIMEDOUT' : errorCode(error);
    throw new DatabaseStartError(`The database of DATABASE_URL cannot be used: ${reasons[code] ?? code}.`);
  } finally {
    await client.end().catch(() => {});
  }
}
