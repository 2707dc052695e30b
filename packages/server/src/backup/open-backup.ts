import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BackupError } from './backup-error.ts';
import { isSealed, unsealing } from './encryption.ts';
import { fileEntry, type Manifest, manifestName, manifestSchema, tableEntry } from './manifest.ts';
import { measured } from './measured.ts';

/** A backup that is open for reading. */
export type Backup = {
  manifest: Manifest;
  /** Reads one entry. Throws a BackupError if the backup lacks it. */
  read: (name: string) => Promise<Readable>;
  close: () => Promise<void>;
};

/**
 * Opens a backup. An encrypted one is first decrypted into a closed temporary folder, which `close` removes.
 * @throws BackupError if it is empty, cut off, encrypted with another key, no backup, or of a version that this Samspel does not read
 */
export async function openBackup(path: string, key: string | undefined): Promise<Backup> {
  const { size } = await stat(path).catch(() => {
    throw new BackupError(`There is no file ${path}.`);
  });
  if (size === 0) throw new BackupError(`${path} is empty: take another backup.`);
  const { readable, remove } = await readableOf(path, key);
  try {
    const zip = await openPromise(readable, { autoClose: false });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const read = (name: string) => readEntry(zip, entries, name);
    const manifest = manifestOf(await buffer(await read(manifestName)));
    const close = async () => {
      zip.close();
      await remove();
    };
    return { manifest, read, close };
  } catch (error) {
    await remove();
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${path} is cut off, or is no backup of Samspel: take another one.`, { cause: error });
  }
}

async function readableOf(path: string, key: string | undefined) {
  if (!(await isSealed(path))) return { readable: path, remove: async () => {} };
  if (key === undefined) throw new BackupError('The backup is encrypted: set BACKUP_KEY to the key it was made with.');
  const folder = await mkdtemp(join(tmpdir(), 'samspel-backup-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const readable = join(folder, 'backup.zip');
  try {
    await pipeline(createReadStream(path), unsealing(key), createWriteStream(readable, { mode: 0o600 }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { readable, remove };
}

async function readEntry(zip: ZipFile, entries: ReadonlyMap<string, Entry>, name: string): Promise<Readable> {
  const entry = entries.get(name);
  if (!entry) throw new BackupError(`The backup lacks ${name}: take another one.`);
  return zip.openReadStreamPromise(entry);
}

function manifestOf(bytes: Buffer): Manifest {
  const { data, error } = manifestSchema.safeParse(JSON.parse(bytes.toString()));
  if (!error) return data;
  throw new BackupError('The backup is of another version of Samspel: restore it with the version that made it.');
}

/**
 * Reads all of a backup and compares it with its manifest.
 * @throws BackupError that names the first table or file with a missing or changed byte
 */
export async function verifyBackup({ manifest, read }: Backup): Promise<void> {
  const parts = [
    ...manifest.tables.map(({ name, ...is }) => ({ entry: tableEntry(name), ...is })),
    ...manifest.files.map(({ key, ...is }) => ({ entry: fileEntry(key), ...is })),
  ];
  for (const { entry, bytes, sha256 } of parts) {
    const { stream, measure } = measured();
    await pipeline(await read(entry), stream, async (source: AsyncIterable<Buffer>) => {
      for await (const _ of source);
    }).catch((error) => {
      throw error instanceof BackupError ? error : new BackupError(damaged(entry), { cause: error });
    });
    const found = measure();
    if (found.bytes !== bytes || found.sha256 !== sha256) throw new BackupError(damaged(entry));
  }
}

const damaged = (entry: string) => `The backup is damaged in ${entry}: take another one.`;
