import { kindsWith } from '@samspel/domain/subject/attachments';
import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import type { Kinds } from '../../subject/kinds.ts';
import * as fileActions from './file.actions.ts';
import { fileFields } from './file.resolvers.ts';
import { tidyJob } from './job/tidy.job.ts';
import { pictureRoutes } from './picture/picture.rest.ts';
import { smallRoute, streamRoute } from './stream.rest.ts';
import { copyRoute } from './upload/copy.rest.ts';
import { uploadRoute } from './upload/upload.rest.ts';

export { fileSubject } from './file.subject.ts';

/** Files on things of the kinds that can have them, in any area. */
export function file({ all }: Kinds): Area {
  const kinds = kindsWith('file');
  const types = all.filter(({ kind }) => kinds.includes(kind)).map(({ type }) => type);
  const extension = (type: string) => `extend type ${type} {
  "Its files, by name; an activity lists those of its series as well. At most 200."
  files: [UserFile!]!
}`;
  return {
    name: 'file',
    sdl: [sdlOf(import.meta.url, 'file'), ...types.map(extension)].join('\n'),
    actions: actionsOf(fileActions),
    resolvers: fileFields(types),
    routes: [uploadRoute, copyRoute, streamRoute, smallRoute, ...pictureRoutes],
    jobs: [tidyJob],
  };
}
