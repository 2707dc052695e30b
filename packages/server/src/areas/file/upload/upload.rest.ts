import { uploadInput } from '@samspel/domain/file/file.input';
import { signedInRoute } from '../../../core/rest/route.ts';
import { keep } from './keep.ts';
import { takeUpload } from './take-upload.ts';

/** Uploads one file and adds it to a thing; returns `{id, name, contentType, size}` (product/wire#files). */
export const uploadRoute = signedInRoute({ method: 'POST', path: '/file/upload', isTransfer: true }, (call, caller) =>
  takeUpload(call, uploadInput, (fields, file) => keep(call.services, caller, fields, file)),
);
