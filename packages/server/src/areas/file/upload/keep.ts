import { randomUUID } from 'node:crypto';
import type { FileTypeName } from '@samspel/domain/file/file';
import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import { addFile } from './add-file.ts';
import { discard, store } from './store.ts';

/** Stores a file of this machine whose content has been looked at, and hangs it on a thing as `fields` say; what is refused in the end is not stored. */
export async function keep(
  services: Services,
  caller: Caller,
  fields: Record<string, unknown>,
  { path, ...file }: { path: string; name: string; is: FileTypeName; size: number },
) {
  const key = randomUUID();
  const hasSmall = await store(services, key, path, file.is);
  try {
    return await addFile(services, caller, { ...fields, ...file, key, hasSmall }, '');
  } catch (error) {
    await discard(services, key);
    throw error;
  }
}
