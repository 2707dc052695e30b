import { createHmac, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Settings } from '../core/base/settings.ts';
import { BackupError } from './backup-error.ts';

/** Which installation a backup is of. */
export type Origin = {
  /** Eight random letters and digits that the installation got at its first backup. */
  id: string;
  /** BASE_URL at the time. */
  baseUrl: string;
  /** What SECRET_KEY makes of a fixed text, which tells whether two are the same; absent where the database keeps the key. */
  secretKey?: string;
};

/** Returns which installation a database is. @throws BackupError if the database is new */
export async function originOf(client: pg.ClientBase, { baseUrl, secretKey }: Settings): Promise<Origin> {
  const { rows: found } = await client.query(`select to_regclass('migration') is not null as has`);
  if (!found[0].has) throw new BackupError('The database is empty: start Samspel on it before you back it up.');
  const id = randomBytes(4).toString('hex');
  await client.query(`insert into installation (name, value) values ('id', $1) on conflict do nothing`, [id]);
  const { rows } = await client.query<{ value: string }>(`select value from installation where name = 'id'`);
  return { id: rows[0]!.value, baseUrl, secretKey: markOf(secretKey) };
}

/** Whether what the keys of a backup's installation have hashed and sealed can be read with these settings. */
export const hasKeyOf = ({ secretKey }: Origin, settings: Settings): boolean =>
  secretKey === undefined || [settings.secretKey, settings.oldSecretKey].some((key) => secretKey === markOf(key));

const markOf = (secretKey: string | undefined) =>
  secretKey && createHmac('sha256', secretKey).update('samspel backup').digest('hex');
