import { kindsWith } from '@samspel/domain/subject/hangings';
import { lazy } from 'react';
import type { WebArea } from '../../subject/area.ts';
import { tagCache } from './tag.cache.ts';

/** Tags: on things of many kinds, and pages of their own. */
export const tagArea: WebArea = {
  hanging: [
    {
      name: 'tag',
      kinds: kindsWith('tag'),
      Part: lazy(() => import('./tags-part.tsx')),
    },
  ],
  cache: tagCache,
};
