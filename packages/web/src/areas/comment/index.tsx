import { lazy } from 'react';
import type { WebArea } from '../../subject/area.ts';
import { commentCache } from './comment.cache.ts';

/** What people say about things: under activities and series, and as answers under discussions. */
export const commentArea: WebArea = {
  kinds: [
    { kind: 'COMMENT', type: 'Comment', history: async () => (await import('./comment.history.ts')).commentHistory },
  ],
  hanging: [
    {
      name: 'comments',
      kinds: ['EVENT_INSTANCE', 'EVENT', 'DISCUSSION', 'ACTION_VALUE'],
      Part: lazy(() => import('./comments-part.tsx')),
    },
  ],
  cache: commentCache,
};
