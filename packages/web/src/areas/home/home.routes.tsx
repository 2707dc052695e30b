import type { RouteObject } from 'react-router';

/** The home page (product/year-wheels#home), and each of its lists whole. */
export const homeRoutes: RouteObject[] = [
  { path: 'home', lazy: () => import('./home-page.tsx') },
  { path: 'home/tasks/:list', lazy: () => import('./tasks-page.tsx') },
];
