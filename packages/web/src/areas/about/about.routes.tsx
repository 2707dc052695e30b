import type { RouteObject } from 'react-router';

/** Pages that are open to everybody, signed in or not. */
export const aboutRoutes: RouteObject[] = [
  { path: 'help', lazy: () => import('./help/help-page.tsx') },
  { path: 'help/:task', lazy: () => import('./help/help-task-page.tsx') },
  { path: 'about', lazy: () => import('./about-page.tsx') },
  { path: 'about/userTerms', lazy: () => import('./terms-page.tsx') },
  { path: 'about/accessibility', lazy: () => import('./accessibility-page.tsx') },
];
