import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FileTypeName } from '@samspel/domain/file/file';
import type { Services } from '../../../core/base/services.ts';
import { pictureKey, smallKey } from '../../../core/base/storage.ts';
import { makeSmall } from './make-small.ts';

/** Stores something under a new key; if `keep` fails or refuses, nothing stays stored. */
export async function underNewKey<Result>(services: Services, keep: (key: string) => Promise<Result>): Promise<Result> {
  const key = randomUUID();
  try {
    return await keep(key);
  } catch (error) {
    await discard(services, key);
    throw error;
  }
}

/** Stores a local file and, if it is a picture, a small picture beside it. Returns whether it has a small picture. */
export async function store(services: Services, key: string, path: string, is: FileTypeName): Promise<boolean> {
  const small = await makeSmall(path, is);
  try {
    if (small) await services.storage.put(smallKey(key), small);
    await services.storage.put(key, path);
    return small !== null;
  } finally {
    if (small) await rm(small, { force: true });
  }
}

/** Removes a file from the storage. If it cannot be removed now, the job that compares finds it. */
export async function discard({ storage, log }: Services, key: string): Promise<void> {
  for (const one of [key, smallKey(key), pictureKey(key)])
    await storage.remove(one).catch((error) => log.warn({ err: error, key: one }, 'a file could not be removed'));
}
