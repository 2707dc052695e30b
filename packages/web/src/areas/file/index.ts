import { kindsWith } from '@samspel/domain/subject/attachments';
import { lazy } from 'react';
import { noInvalidation } from '../../core/graphql/cache-rules.ts';
import type { WebArea } from '../../subject/area.ts';
import { toThing } from './upload/to-thing.ts';

/** Files: a part of the pages of many kinds of things. */
export const fileArea: WebArea = {
  kinds: [{ kind: 'USERFILE', type: 'UserFile', history: async () => (await import('./file.history.ts')).fileHistory }],
  sections: [
    {
      name: 'file',
      kinds: kindsWith('file'),
      load: () => import('./files.tsx'),
      before: {
        Pick: lazy(() => import('./upload/files-before.tsx')),
        send: async ({ file, description }, on) =>
          (await import('../../core/upload/send-file.ts')).sendFile(file, toThing(on, description)),
        copy: async (file, on) => (await import('./upload/copy-file.ts')).copyFile(file.id, on),
      },
    },
    { name: 'filesInShort', kinds: ['TOPIC'], load: () => import('./files-in-short.tsx') },
  ],
  cache: {
    rereads: { updateFileInfo: noInvalidation, deleteFile: () => ['files'], restoreFile: () => ['files'] },
  },
};
