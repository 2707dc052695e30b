import { kindsWith } from '@samspel/domain/subject/attachments';
import type { WebArea } from '../../subject/area.ts';
import { tagCache } from './tag.cache.ts';

/** Tags: on things of many kinds, and pages of their own. */
export const tagArea: WebArea = {
  sections: [
    {
      name: 'tag',
      kinds: kindsWith('tag'),
      load: () => import('./tags-part.tsx'),
    },
  ],
  cache: tagCache,
};
