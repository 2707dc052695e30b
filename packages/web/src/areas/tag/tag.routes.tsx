import type { RouteObject } from 'react-router';

/** The page of all tags, and of one tag. */
export const tagRoutes: RouteObject[] = [
  { path: 'tag', lazy: () => import('./tags-page.tsx') },
  { path: 'tag/:title', lazy: () => import('./tag-page.tsx') },
];
