import { randomUUID } from 'node:crypto';
import { uploadInput } from '@samspel/domain/file/file.input';
import { cleanFileName } from '@samspel/domain/file/file-name';
import { readInput } from '@samspel/domain/input';
import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import { signedInRoute } from '../../../core/rest/route.ts';
import { checkFile } from '../check/check-file.ts';
import { addFile } from './add-file.ts';
import { receive } from './receive.ts';
import { discard, store } from './store.ts';

/** Uploads one file and hangs it on a thing; answers `{id, name, contentType, size}` (product/wire#files). */
export const uploadRoute = signedInRoute(
  { method: 'POST', path: '/file/upload', isTransfer: true },
  async ({ request, services }, caller) => {
    await using received = await receive(request, services.settings);
    return await keep(services, caller, received);
  },
);

/** Checks what came in, stores it, and writes it down; what is refused in the end is not stored. */
async function keep(services: Services, caller: Caller, { fields, file }: Awaited<ReturnType<typeof receive>>) {
  readInput(uploadInput, fields, '');
  const name = cleanFileName(file.filename);
  const is = await checkFile({ ...file, name });
  const key = randomUUID();
  const hasSmall = await store(services, key, file.path, is);
  try {
    return await addFile(services, caller, { ...fields, name, is, size: file.size, key, hasSmall }, '');
  } catch (error) {
    await discard(services, key);
    throw error;
  }
}
