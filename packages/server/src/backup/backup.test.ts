import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Storage } from '../core/base/storage.ts';
import { forWork, openDatabase } from '../core/database/pool.ts';
import { printSchema } from '../core/database/print-schema.ts';
import { diskStorage } from '../core/storage/disk.ts';
import { databaseUrl } from '../core/testing/database.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { makeCast } from '../matrix/roles.ts';
import { makeThings } from '../matrix/things.ts';
import { noteDeletedPeople } from './deleted-people.ts';
import { hasKeyOf } from './installation-of.ts';
import { openBackup, verifyBackup } from './open-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { findTables, quoted } from './tables.queries.ts';
import { writeBackup } from './write-backup.ts';

/** A municipality with things of every kind, and two files. */
let world: World;
let client: pg.Client;
let folder: string;
let path: string;
const picture = randomBytes(3_000_000);
const key = 'ein nøkkel som er lang nok';

beforeAll(async () => {
  world = await makeWorld();
  const cast = await makeCast(world.db);
  for (const state of ['open', 'hidden', 'archived'] as const) await makeThings(world.db, cast, state);
  client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  await put(world.services.storage, 'abfirst', Buffer.from('Budsjett'));
  await put(world.services.storage, 'cdsecond', picture);
});
afterAll(async () => {
  await client.end();
  await world.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samspel-backup-test-'));
  path = join(folder, 'samspel.backup');
  return () => rm(folder, { recursive: true, force: true });
});

async function put(storage: Storage, name: string, bytes: Buffer): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), 'samspel-put-')), 'file');
  await writeFile(file, bytes);
  await storage.put(name, file);
}

const write = (to = path, withKey?: string) =>
  writeBackup({ client, storage: world.services.storage, settings: settingsWith(withKey), path: to });
const settingsWith = (backupKey?: string) => ({ ...world.services.settings, backupKey });

/** Makes a database without a table, and a folder for files; `use` restores into them. */
async function withEmpty<T>(use: (empty: { connectionString: string; storage: Storage }) => Promise<T>): Promise<T> {
  const name = `restored_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: inject('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  try {
    return await use({
      connectionString: databaseUrl(inject('postgres'), name),
      storage: diskStorage(join(folder, 'files')),
    });
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function restore(empty: { connectionString: string; storage: Storage }, from = path, withKey?: string) {
  const backup = await openBackup(from, withKey);
  const settings = { ...world.services.settings, dataDir: folder };
  return restoreBackup(backup, { path: from, settings, ...empty }).finally(() => backup.close());
}

/** Returns every row of every table as text, and where each sequence stands. */
async function everyRow(connectionString: string): Promise<Record<string, string[]>> {
  const reader = new pg.Client({ connectionString });
  await reader.connect();
  try {
    const rows: Record<string, string[]> = {};
    for (const { name } of await findTables(reader)) {
      const { rows: found } = await reader.query(`select t::text as row from ${quoted(name)} t order by 1`);
      rows[name] = found.map(({ row }) => row);
    }
    const { rows: sequences } = await reader.query('select sequencename, last_value from pg_sequences order by 1');
    return { ...rows, sequences: sequences.map((one) => JSON.stringify(one)) };
  } finally {
    await reader.end();
  }
}

/** Returns the tables whose rows PostgreSQL has not counted yet, so that it plans as if there were hardly any. */
async function uncounted(connectionString: string): Promise<string[]> {
  const reader = new pg.Client({ connectionString });
  await reader.connect();
  const { rows } = await reader
    .query(
      "select relname from pg_class where relkind = 'r' and relpersistence = 'p' and relnamespace = current_schema()::regnamespace and reltuples < 0",
    )
    .finally(() => reader.end());
  return rows.map(({ relname }) => relname);
}

/** Returns the schema of a database as `npm run print` has it. */
async function schemaOf(connectionString: string): Promise<string> {
  const { pool } = openDatabase(connectionString, 1, forWork);
  return printSchema(pool).finally(() => pool.end());
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'was not refused',
    (error: Error) => `${error.name}: ${error.message}`,
  );

it('one of before the first migrations were joined into eight is restored, whole', async () => {
  const backup = await write().then(() => openBackup(path, undefined));
  const { migrations } = backup.manifest;
  const before = ['0001_people.sql', '0003_mail.sql', '0360_feed_links.sql'].map((name) => ({ name, checksum: 'old' }));
  backup.manifest.migrations = [...before, ...migrations.filter(({ name }) => name > '0360')];
  await withEmpty(async (empty) => {
    const settings = { ...world.services.settings, dataDir: folder };
    await restoreBackup(backup, { path, settings, ...empty });
    expect(await schemaOf(empty.connectionString)).toBe(await schemaOf(world.databaseUrl));
    const [{ migration: _theirs, ...theirs }, { migration: _ours, ...ours }] = [
      await everyRow(empty.connectionString),
      await everyRow(world.databaseUrl),
    ];
    expect(theirs).toEqual(ours);
  });
  await backup.close();
});

describe('a restore is refused', () => {
  it('of a file that is not there, is empty, is cut off, or is no backup', async () => {
    expect(await refusal(openBackup(path, undefined))).toMatch(/^BackupError: There is no file/);
    await writeFile(path, '');
    expect(await refusal(openBackup(path, undefined))).toMatch(/^BackupError: .* is empty/);
    await write();
    await truncate(path, 200_000);
    expect(await refusal(openBackup(path, undefined))).toMatch(/^BackupError: .* is cut off/);
    await writeFile(path, 'Budsjett 2027');
    expect(await refusal(openBackup(path, undefined))).toMatch(/^BackupError: .* is no backup/);
  });

  it('of an encrypted one without its key, with another, or cut off', async () => {
    await write(path, key);
    expect((await readFile(path)).includes('Budsjett')).toBe(false);
    expect(await refusal(openBackup(path, undefined))).toMatch(/^BackupError: .* set BACKUP_KEY/);
    expect(await refusal(openBackup(path, `${key}!`))).toMatch(/^BackupError: .* does not open with this BACKUP_KEY/);
    await truncate(path, 200_000);
    expect(await refusal(openBackup(path, key))).toMatch(/^BackupError: .* does not open with this BACKUP_KEY/);
  });

  it('of one in which a byte has changed, and nothing is written', async () => {
    await write();
    const bytes = await readFile(path);
    const at = bytes.indexOf(picture.subarray(1_000_000, 1_000_020));
    bytes[at]! ^= 1;
    await writeFile(path, bytes);
    await withEmpty(async (empty) => {
      expect(await refusal(restore(empty))).toMatch(/^BackupError: The backup is damaged in files\/cdsecond/);
      expect(await everyRow(empty.connectionString)).toEqual({ sequences: [] });
    });
  });

  it('of one that a newer version has made', async () => {
    const backup = await write().then(() => openBackup(path, undefined));
    backup.manifest.migrations.push({ name: '9999_later.sql', checksum: 'x' });
    await withEmpty(async (empty) => {
      const settings = { ...world.services.settings, dataDir: folder };
      const restoring = restoreBackup(backup, { path, settings, ...empty });
      expect(await refusal(restoring)).toMatch(/^BackupError: .* newer version/);
    });
    await backup.close();
  });

  it('of one that is of another form', async () => {
    const { manifestSchema } = await import('./manifest.ts');
    const { manifest, close } = await write().then(() => openBackup(path, undefined));
    await close();
    expect(manifestSchema.safeParse(manifest).success).toBe(true);
    expect(manifestSchema.safeParse({ ...manifest, format: 3 }).success).toBe(false);
  });

  it('into an installation in which people are', async () => {
    await write();
    const living = { connectionString: world.databaseUrl, storage: world.services.storage };
    const before = await everyRow(world.databaseUrl);
    expect(await refusal(restore(living))).toMatch(/^BackupError: This installation is in use/);
    expect(await everyRow(world.databaseUrl)).toEqual(before);
  });
});

describe('a backup', () => {
  it.each([undefined, key])('brings back every row, file, sequence and constraint (key: %s)', async (withKey) => {
    const { tables, files } = await write(path, withKey);
    expect(tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(30);
    expect(files.map(({ key }) => key).sort()).toEqual(['abfirst', 'cdsecond']);
    await withEmpty(async (empty) => {
      expect(await restore(empty, path, withKey)).toBe(0);
      expect(await everyRow(empty.connectionString)).toEqual(await everyRow(world.databaseUrl));
      expect(await buffer(await empty.storage.read('cdsecond'))).toEqual(picture);
      expect(await schemaOf(empty.connectionString)).toBe(await schemaOf(world.databaseUrl));
      expect(await uncounted(empty.connectionString)).toEqual([]);
    });
  });

  it('is of one moment: what is saved while it is written is not in it', async () => {
    const title = 'Lagra medan kopien blei skriven';
    const storage: Storage = {
      ...world.services.storage,
      list: async function* () {
        await world.db.updateTable('organization').set({ name: title }).where('id', '=', world.lundvik.id).execute();
        yield* world.services.storage.list();
      },
    };
    await writeBackup({ client, storage, path, settings: settingsWith() });
    await world.db
      .updateTable('organization')
      .set({ name: 'Lundvik kommune' })
      .where('id', '=', world.lundvik.id)
      .execute();
    await withEmpty(async (empty) => {
      await restore(empty);
      expect((await everyRow(empty.connectionString)).organization!.join()).not.toContain(title);
    });
  });

  it('leaves nothing when it cannot be written whole', async () => {
    const storage: Storage = {
      ...world.services.storage,
      read: async () => Promise.reject(new Error('The bucket is away')),
    };
    await expect(writeBackup({ client, storage, path, settings: settingsWith() })).rejects.toThrow(
      'The bucket is away',
    );
    expect(await refusal(openBackup(path, undefined))).toMatch(/There is no file/);
    await expect(readFile(`${path}.unfinished`)).rejects.toThrow('ENOENT');
    await verifyBackup(await write().then(() => openBackup(path, undefined)));
  });

  it('of another installation deletes nobody who was deleted in this one', async () => {
    const { installation } = await write();
    await writeFile(join(folder, 'deleted-people-00000000.txt'), `${world.ola.id}\n`);
    await withEmpty(async (empty) => {
      expect(installation.id).toMatch(/^[0-9a-f]{8}$/);
      expect(await restore(empty)).toBe(0);
      expect((await everyRow(empty.connectionString)).person!.join('\n')).toContain(world.ola.email);
    });
  });

  it('tells whether the SECRET_KEY is the one of its installation', async () => {
    const { installation } = await write();
    const { settings } = world.services;
    expect(JSON.stringify(installation)).not.toContain(settings.secretKey);
    expect(hasKeyOf(installation, settings)).toBe(true);
    expect(hasKeyOf(installation, { ...settings, secretKey: `${settings.secretKey}!` })).toBe(false);
    expect(hasKeyOf(installation, { ...settings, secretKey: undefined })).toBe(false);
    const changed = { ...settings, secretKey: `${settings.secretKey}!`, oldSecretKey: settings.secretKey };
    expect(hasKeyOf(installation, changed)).toBe(true);
  });

  it('does not bring back a person whose account was deleted after it', async () => {
    const { installation } = await write();
    await world.db
      .updateTable('person')
      .set({ user_status: 'DEACTIVATED', left_at: new Date(), leaves_at: null })
      .where('id', '=', world.per.id)
      .execute();
    await noteDeletedPeople(client, path, installation.id);
    await withEmpty(async (empty) => {
      expect(await restore(empty)).toBe(1);
      const people = (await everyRow(empty.connectionString)).person!.join('\n');
      expect(people).toContain(world.kari.email);
      expect(people).not.toContain(world.per.email);
      expect(people).toContain(`left-${world.per.id}@samspel.invalid`);
    });
  });
});
