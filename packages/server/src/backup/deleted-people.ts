import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';

/** The file beside the backups of an installation that says whose accounts have been deleted there, as numbers: a line each, no names. */
const fileOf = (backup: string, installation: string) => join(dirname(backup), `deleted-people-${installation}.txt`);

/** Adds everybody whose account has been deleted to the file beside a backup, so that no older backup brings them back. */
export async function noteDeletedPeople(client: pg.ClientBase, backup: string, installation: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id::text from person where left_at is not null');
  const file = fileOf(backup, installation);
  const ids = new Set([...(await readIds(file)), ...rows.map(({ id }) => id)]);
  try {
    await writeFile(`${file}.new`, [...ids].map((id) => `${id}\n`).join(''), { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
  } catch (error) {
    await rm(`${file}.new`, { force: true });
    throw error;
  }
}

/**
 * Shuts out, in a transaction that restores a backup of an installation, the people whose accounts were deleted there after it was made, and asks for
 * their deletion. Returns their ids.
 */
export async function shutOutDeletedPeople(
  client: pg.ClientBase,
  backup: string,
  installation: string,
): Promise<number[]> {
  const ids = await readIds(fileOf(backup, installation));
  const { rows } = await client.query<{ id: string }>(
    `update person set user_status = 'DEACTIVATED', leaves_at = now(), leaves_to = null
     where id = any($1::bigint[]) and left_at is null returning id::text`,
    [ids],
  );
  return rows.map(({ id }) => Number(id));
}

async function readIds(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => /^\d{1,18}$/.test(line));
}
