import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import { addFile } from './add-file.ts';
import { discard, store, underNewKey } from './store.ts';
import type { CheckedFile } from './take-upload.ts';

/** Stores a checked local file, and adds it to a thing as `fields` say; if it is refused in the end, nothing stays stored. */
export const keep = (
  services: Services,
  caller: Caller,
  fields: Record<string, unknown>,
  { path, ...file }: CheckedFile,
) =>
  underNewKey(services, async (key) => {
    const hasSmall = await store(services, key, path, file.is);
    const { key: kept, ...added } = await addFile(services, caller, { ...fields, ...file, key, hasSmall }, '');
    if (kept !== key) await discard(services, key); // it was sent again, and is stored already
    return added;
  });
