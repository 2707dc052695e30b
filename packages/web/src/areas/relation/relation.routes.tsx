import type { RouteObject } from 'react-router';

/** The page that relates one thing to many, reached from the thing itself by those who may write it. */
export const relationRoutes: RouteObject[] = [
  { path: 'relation/new', lazy: () => import('./relation-maker-page.tsx') },
];

/** The same page among those of admins (product/shell#layout); the shell lets only admins in. */
export const relationAdminRoutes: RouteObject[] = [
  { path: 'admin/newRelation', lazy: () => import('./relation-maker-page.tsx') },
];
