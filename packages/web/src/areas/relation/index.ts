import { kindsWith } from '@samspel/domain/subject/attachments';
import { lazy } from 'react';
import type { WebArea } from '../../subject/area.ts';

const kinds = kindsWith('relation');
const list = () => ['related'];

/** Relations between things: shown on things of many kinds, and the screen that makes them. */
export const relationArea: WebArea = {
  sections: [{ name: 'relation', kinds, load: () => import('./related-part.tsx') }],
  formParts: [{ name: 'relation', kinds, Part: lazy(() => import('./relation-fields.tsx')) }],
  cache: {
    rereads: { addToRelated: list, removeFromRelated: list },
  },
};
