import type { UploadTarget } from '../../../core/upload/upload-target.ts';
import type { Holder } from '../../../subject/hanging/hanging.ts';

/** Where files are sent that hang on a thing. */
export const toThing = ({ id, kind }: Pick<Holder, 'id' | 'kind'>): UploadTarget => ({
  path: '/file/upload',
  fields: { type: kind, metaid: id },
});
