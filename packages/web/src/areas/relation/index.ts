import { lazy } from 'react';
import type { WebArea } from '../../subject/area.ts';
import { relatedKinds } from './related-kinds.ts';

const list = () => ['related'];

/** Relations between things: on year wheels, and the screen that makes them. */
export const relationArea: WebArea = {
  hanging: [{ name: 'relation', kinds: relatedKinds, Part: lazy(() => import('./related-part.tsx')) }],
  formParts: [{ name: 'relation', kinds: relatedKinds, Part: lazy(() => import('./relation-fields.tsx')) }],
  cache: {
    rereads: { addToRelated: list, removeFromRelated: list },
  },
};
