import type { RouteObject } from 'react-router';

/** All news, and one. */
export const newsRoutes: RouteObject[] = [
  { path: 'news', lazy: () => import('./news-page.tsx') },
  { path: 'news/:id', lazy: () => import('./news-item-page.tsx') },
];
