import type { RouteObject } from 'react-router';

/** The pages of people and organizations (product/people). */
export const personRoutes: RouteObject[] = [
  { path: 'person/:uri', lazy: () => import('./person-page.tsx') },
  { path: 'profile/:uri', lazy: () => import('./person-page.tsx') },
  { path: 'organization/:orgLocale/:orgNumber', lazy: () => import('./organization-page.tsx') },
];
