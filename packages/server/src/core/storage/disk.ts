import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '@samspel/domain/refusal';
import type { Storage, StoredObject } from '../base/storage.ts';
import { hasCode } from './has-code.ts';
import { writeProbe } from './probe.ts';

/** Makes a storage in a folder of this machine. Each subfolder holds the keys that begin with its name. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    put: async (key, path) => {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
    },
    read: async (key) => {
      try {
        const handle = await open(pathOf(key));
        return createReadStream('', { fd: handle });
      } catch (error) {
        throw hasCode(error, 'ENOENT') ? new Refusal('storage.lost') : error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => listFolder(folder),
    check: () => writeProbe(folder),
  };
}

/** Lists the subfolders of storage, which have names of two characters; the folder of uploads has a longer name. */
async function* listFolder(folder: string): AsyncIterable<StoredObject> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(emptyIfMissing);
  for (const { name } of entries.filter((entry) => entry.isDirectory() && entry.name.length === 2)) {
    for (const key of await readdir(join(folder, name))) {
      const found = await stat(join(folder, name, key)).catch(() => null); // removed meanwhile
      if (found) yield { key, size: found.size, at: found.mtime };
    }
  }
}

function emptyIfMissing(error: unknown): [] {
  if (hasCode(error, 'ENOENT')) return [];
  throw error;
}
