import { lazy } from 'react';
import { nothing } from '../../core/graphql/cache-rules.ts';
import type { WebArea } from '../../subject/area.ts';

const list = () => ['links'];

/** Links to pages elsewhere: on year wheels, series and activities. */
export const linkArea: WebArea = {
  hanging: [
    {
      name: 'link',
      kinds: ['CALENDAR', 'TOPIC', 'EVENT', 'EVENT_INSTANCE'],
      Part: lazy(() => import('./links-part.tsx')),
    },
  ],
  cache: { rereads: { createLink: list, updateLink: nothing, removeLink: list, restoreLink: list } },
};
