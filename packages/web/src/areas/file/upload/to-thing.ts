import type { UploadTarget } from '../../../core/upload/upload-target.ts';
import type { Holder } from '../../../subject/hanging/hanging.ts';

/** Returns where files are sent that are attached to a thing. */
export const toThing = ({ id, kind }: Pick<Holder, 'id' | 'kind'>): UploadTarget => ({
  path: '/file/upload',
  fields: { type: kind, metaid: id },
});
