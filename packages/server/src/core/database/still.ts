import pg from 'pg';

/** Milliseconds after which, again and again, a statement that is not answered makes us look whether PostgreSQL still answers anybody. */
export const lookAfter = 4_000;

/** Milliseconds that PostgreSQL has to answer a new connection; when it works, it takes a few. */
const patience = 2_000;

/** Looks that are under way, by connection string: however many statements wait, one connection asks. */
const looks = new Map<string, Promise<boolean>>();

/**
 * Whether PostgreSQL stands still: it neither answers nor refuses a new connection, as when its machine is gone or its processes are stopped. Its
 * own time limits do not run then. One that is merely busy, or full, says so.
 */
export function standsStill(connectionString: string): Promise<boolean> {
  const looking = looks.get(connectionString) ?? look(connectionString).finally(() => looks.delete(connectionString));
  looks.set(connectionString, looking);
  return looking;
}

async function look(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: 'samspel looks',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select');
    return false;
  } catch (error) {
    return !(error instanceof pg.DatabaseError);
  } finally {
    void client.end().catch(() => {});
  }
}
