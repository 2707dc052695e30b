import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { typeByContentType } from '@samspel/domain/file/file';
import { copyFileInput } from '@samspel/domain/file/file.input';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Services } from '../../../core/base/services.ts';
import { signedInRoute } from '../../../core/rest/route.ts';
import { incomingPath } from '../../../core/storage/incoming.ts';
import { readStored } from '../file.queries.ts';
import { keep } from './keep.ts';

/**
 * Adds a copy of a file that the caller may read to another thing, with its name and description; responds as an upload does (product/wire#files).
 */
export const copyRoute = signedInRoute(
  { method: 'POST', path: '/file/copy', input: copyFileInput, isTransfer: true },
  async ({ input: { id, ...on }, services }, caller) => {
    await findSubject(services.db, caller, id, 'see', { kind: 'USERFILE', field: 'id' });
    const { key, name, contentType, size, description } = await readStored(services.db, id);
    const path = await fetched(services, key);
    try {
      return await keep(
        services,
        caller,
        { ...on, ...(description && { description }) },
        { path, name, is: typeByContentType(contentType)!, size },
      );
    } finally {
      await rm(path, { force: true });
    }
  },
);

/** Fetches the bytes of a stored file to this machine. @returns the path */
async function fetched({ storage, settings }: Services, key: string): Promise<string> {
  const path = await incomingPath(settings);
  try {
    await pipeline(await storage.read(key), createWriteStream(path, { mode: 0o600, flush: true }));
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
