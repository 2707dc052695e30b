import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import { addFile } from './add-file.ts';
import { store, underNewKey } from './store.ts';
import type { CheckedFile } from './take-upload.ts';

/** Stores a file of this machine whose content has been looked at, and hangs it on a thing as `fields` say; what is refused in the end is not stored. */
export const keep = (
  services: Services,
  caller: Caller,
  fields: Record<string, unknown>,
  { path, ...file }: CheckedFile,
) =>
  underNewKey(services, async (key) => {
    const hasSmall = await store(services, key, path, file.is);
    return addFile(services, caller, { ...fields, ...file, key, hasSmall }, '');
  });
