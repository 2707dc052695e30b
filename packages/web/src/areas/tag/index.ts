import { lazy } from 'react';
import type { WebArea } from '../../subject/area.ts';
import { tagCache } from './tag.cache.ts';

/** Tags: on year wheels, discussions and grants, and pages of their own. */
export const tagArea: WebArea = {
  hanging: [
    {
      name: 'tag',
      kinds: ['CALENDAR', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE'],
      Part: lazy(() => import('./tags-part.tsx')),
    },
  ],
  cache: tagCache,
};
