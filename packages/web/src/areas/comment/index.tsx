import { kindsWith } from '@samspel/domain/subject/attachments';
import type { WebArea } from '../../subject/area.ts';
import { commentCache } from './comment.cache.ts';

/** What people say about things of many kinds; under discussions, their answers. */
export const commentArea: WebArea = {
  kinds: [
    { kind: 'COMMENT', type: 'Comment', history: async () => (await import('./comment.history.ts')).commentHistory },
  ],
  sections: [
    {
      name: 'comments',
      kinds: kindsWith('comment'),
      load: () => import('./comments-part.tsx'),
    },
  ],
  cache: commentCache,
};
