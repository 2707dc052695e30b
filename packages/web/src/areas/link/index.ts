import { kindsWith } from '@samspel/domain/subject/attachments';
import { noInvalidation } from '../../core/graphql/cache-rules.ts';
import type { WebArea } from '../../subject/area.ts';

const list = () => ['links'];

/** Links to pages elsewhere, on things of many kinds. */
export const linkArea: WebArea = {
  sections: [
    {
      name: 'link',
      kinds: kindsWith('link'),
      load: () => import('./links-part.tsx'),
    },
  ],
  cache: { rereads: { createLink: list, updateLink: noInvalidation, removeLink: list, restoreLink: list } },
};
