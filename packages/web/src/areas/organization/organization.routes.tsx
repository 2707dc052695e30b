import type { RouteObject } from 'react-router';

/** What admins maintain of organizations (product/shell#layout); the shell lets only them in. */
export const organizationAdminRoutes: RouteObject[] = [
  { path: 'admin/newGroup', lazy: () => import('./organization-groups-page.tsx') },
];
