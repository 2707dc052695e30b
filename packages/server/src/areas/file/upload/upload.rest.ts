import { uploadInput } from '@samspel/domain/file/file.input';
import { cleanFileName } from '@samspel/domain/file/file-name';
import { readInput } from '@samspel/domain/input';
import { signedInRoute } from '../../../core/rest/route.ts';
import { checkFile } from '../check/check-file.ts';
import { keep } from './keep.ts';
import { receive } from './receive.ts';

/** Uploads one file and hangs it on a thing; answers `{id, name, contentType, size}` (product/wire#files). */
export const uploadRoute = signedInRoute(
  { method: 'POST', path: '/file/upload', isTransfer: true },
  async ({ request, services }, caller) => {
    await using received = await receive(request, services.settings);
    const { fields, file } = received;
    readInput(uploadInput, fields, '');
    const { path, size } = file;
    const name = cleanFileName(file.filename);
    const is = await checkFile({ ...file, name });
    return await keep(services, caller, fields, { path, name, is, size });
  },
);
