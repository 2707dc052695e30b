import type { RouteObject } from 'react-router';

/** The page of all news, and of one piece. */
export const newsRoutes: RouteObject[] = [
  { path: 'news', lazy: () => import('./news-page.tsx') },
  { path: 'news/:id', lazy: () => import('./news-item-page.tsx') },
];
