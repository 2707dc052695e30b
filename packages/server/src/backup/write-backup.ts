import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '@samspel/domain/refusal';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import type { Settings } from '../core/base/settings.ts';
import type { Storage } from '../core/base/storage.ts';
import { sealing } from './encryption.ts';
import { originOf } from './installation-of.ts';
import { fileEntry, type Manifest, manifestName, tableEntry } from './manifest.ts';
import { measured } from './measured.ts';
import { findTables, quoted, readSequences, type Table } from './tables.queries.ts';

type What = {
  /** A connection of its own; a transaction is open on it until all tables are written. */
  client: pg.ClientBase;
  storage: Storage;
  settings: Settings;
  /** Where the backup is written to. It is there when it is whole, and not before. */
  path: string;
};

/**
 * Writes everything of an installation into one file while the installation runs: all tables as they are at one moment, then all stored files,
 * since a file is stored before a table names it. Returns what is in it.
 * @throws BackupError if the database is new. Throws the system's own error if the disk is full; then nothing is left.
 */
export async function writeBackup({ client, storage, settings, path }: What): Promise<Manifest> {
  const installation = await originOf(client, settings);
  const unfinished = `${path}.unfinished`;
  const zip = new ZipFile();
  const writing = pipeline(
    zip.outputStream as Readable,
    ...(settings.backupKey === undefined ? [] : [sealing(settings.backupKey)]),
    createWriteStream(unfinished, { mode: 0o600, flush: true }),
  );
  writing.catch(() => {}); // thrown where it is awaited below
  zip.on('error', () => {}); // as is the error of a stream that breaks
  try {
    await client.query('begin isolation level repeatable read read only');
    const manifest = { format: 2 as const, installation, ...(await addAll(zip, writing, client, storage)) };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest)), manifestName);
    zip.end();
    await writing;
    await rename(unfinished, path);
    return manifest;
  } catch (error) {
    (zip.outputStream as Readable).destroy();
    await writing.catch(() => {});
    await client.query('rollback').catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function addAll(
  zip: ZipFile,
  writing: Promise<void>,
  client: pg.ClientBase,
  storage: Storage,
): Promise<Omit<Manifest, 'format' | 'installation'>> {
  const { rows } = await client.query<{ now: Date }>('select now()');
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  );
  const tables = [];
  for (const table of await findTables(client)) tables.push(await addTable(zip, writing, client, table));
  const sequences = await readSequences(client);
  await client.query('commit'); // what is left is not in the database, and may take long
  const files = [];
  for await (const { key } of storage.list()) {
    const file = await addFile(zip, writing, storage, key);
    if (file) files.push(file);
  }
  return { madeAt: rows[0]!.now.toISOString(), migrations, tables, sequences, files };
}

async function addTable(zip: ZipFile, writing: Promise<void>, client: pg.ClientBase, { name, columns }: Table) {
  const rows = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
  const measure = await add(zip, writing, rows, tableEntry(name), true);
  return { name, columns, rows: rows.rowCount, ...measure };
}

/** Adds a stored file. Returns undefined if it was removed after it had been listed. */
async function addFile(zip: ZipFile, writing: Promise<void>, storage: Storage, key: string) {
  const stored = await storage.read(key).catch((error) => {
    if (error instanceof Refusal && error.code === 'storage.lost') return undefined;
    throw error;
  });
  return stored && { key, ...(await add(zip, writing, stored, fileEntry(key), false)) };
}

/** Adds one stream, and waits until all of it is read. Throws what breaks the stream, or the writing of the backup. */
async function add(zip: ZipFile, writing: Promise<void>, source: Readable, name: string, compress: boolean) {
  const { stream, measure } = measured();
  const passing = pipeline(source, stream);
  zip.addReadStream(Readable.from(stream), name, { compress, forceZip64Format: true });
  await Promise.race([passing, writing.then(() => passing)]);
  return measure();
}
