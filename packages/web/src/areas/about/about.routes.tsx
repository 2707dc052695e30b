import type { RouteObject } from 'react-router';

/** Pages that are open to everybody, signed in or not. */
export const aboutRoutes: RouteObject[] = [
  { path: 'help', lazy: () => import('./help-page.tsx') },
  { path: 'about/accessibility', lazy: () => import('./accessibility-page.tsx') },
];
