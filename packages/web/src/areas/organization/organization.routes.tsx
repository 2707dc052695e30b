import type { RouteObject } from 'react-router';

/** What an organization's own admins may maintain too, below /admin. */
export const groupAdminRoutes: RouteObject[] = [
  { path: 'groups', lazy: () => import('./groups-page.tsx') },
  { path: 'days', lazy: () => import('./days/days-page.tsx') },
];

/** What only admins maintain for organizations, below /admin (product/shell#layout). */
export const organizationAdminRoutes: RouteObject[] = [
  { path: 'newGroup', lazy: () => import('./organization-groups-page.tsx') },
];
