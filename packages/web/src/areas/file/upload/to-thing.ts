import { richTextOf } from '@samspel/domain/text/plain-text';
import type { UploadTarget } from '../../../core/upload/upload-target.ts';
import type { Holder } from '../../../subject/sections/page-section.ts';

/** Returns where files are sent that are attached to a thing. @param description what the person says about the file, in plain words */
export const toThing = ({ id, kind }: Pick<Holder, 'id' | 'kind'>, description = ''): UploadTarget => ({
  path: '/file/upload',
  fields: {
    type: kind,
    metaid: id,
    ...(description.trim() !== '' && { description: JSON.stringify(richTextOf(description.trim())) }),
  },
});
