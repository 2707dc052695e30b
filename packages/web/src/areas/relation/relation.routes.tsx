import type { RouteObject } from 'react-router';

/** The screen that makes relations (product/shell#layout); the shell lets only admins in. */
export const relationAdminRoutes: RouteObject[] = [
  { path: 'admin/newRelation', lazy: () => import('./relation-maker-page.tsx') },
];
