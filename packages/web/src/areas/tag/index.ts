import { lazy } from 'react';
import type { WebArea } from '../../subject/area.ts';
import { tagCache } from './tag.cache.ts';

/** Tags: on year wheels and discussions, and pages of their own. */
export const tagArea: WebArea = {
  hanging: [{ name: 'tag', kinds: ['CALENDAR', 'DISCUSSION'], Part: lazy(() => import('./tags-part.tsx')) }],
  cache: tagCache,
};
