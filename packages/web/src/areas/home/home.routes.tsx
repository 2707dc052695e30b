import type { RouteObject } from 'react-router';

/** The home page (spec 3 §2), and each of its lists whole. */
export const homeRoutes: RouteObject[] = [
  { path: 'home', lazy: () => import('./home-page.tsx') },
  { path: 'home/tasks/:list', lazy: () => import('./tasks-page.tsx') },
];
