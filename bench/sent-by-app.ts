import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueryConfig } from 'pg';
import pg from 'pg';
import { buildApp } from '../packages/server/src/app.ts';
import { areas } from '../packages/server/src/areas/index.ts';
import { openLog } from '../packages/server/src/core/base/log.ts';
import { readSettings } from '../packages/server/src/core/base/settings.ts';
import { openStorage } from '../packages/server/src/core/storage/open-storage.ts';
import { testSecretKey } from '../packages/server/src/core/testing/people.ts';
import type { BenchDatabase } from './database.ts';

/** A GraphQL call as its page sends it. */
export type GraphqlCall = { query: string; variables?: object };

const reading = /^\s*(select|with)/;

/**
 * Returns the statements that the server sends for some calls, including those that find out who asks. They can be sent again as they are, each under
 * a name, so that their plans are kept.
 * @param before calls that are made first, since some things are remembered from one call to the next
 * @param kept the statements that count
 */
export async function sentByApp(
  { db }: BenchDatabase,
  token: string,
  calls: readonly GraphqlCall[],
  before = calls,
  kept = reading,
): Promise<QueryConfig[]> {
  const settings = readSettings({
    SECRET_KEY: testSecretKey,
    DEMO: 'false',
    DATA_DIR: join(tmpdir(), 'samspel-bench-app'),
  });
  const log = openLog('error', { write: () => {} });
  const storage = await openStorage(settings, log);
  const now = () => new Date();
  const app = await buildApp(
    { db, reserved: db, settings, storage, log, secretKey: testSecretKey, oldSecretKeys: [], now },
    areas,
  );
  const ask = async (payloads: readonly GraphqlCall[]) => {
    for (const payload of payloads) {
      const headers = { authorization: `Bearer ${token}` };
      const { body } = await app.inject({ method: 'POST', url: '/api/graphql', payload, headers });
      if (body.includes('"errors"')) throw new Error(body);
    }
  };
  await ask(before);
  const sent: QueryConfig[] = [];
  const { query: send } = pg.Client.prototype;
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: [string | QueryConfig, unknown[]?]) {
    const [first, values = []] = args;
    const { text } = typeof first === 'string' ? { text: first } : first;
    const given = typeof first === 'string' ? values : (first.values ?? []);
    if (kept.test(text)) sent.push({ name: `sent ${sent.length}`, text, values: given });
    return (send as (...all: unknown[]) => unknown).apply(this, args);
  } as never;
  await ask(calls);
  pg.Client.prototype.query = send;
  await app.close();
  return sent;
}
