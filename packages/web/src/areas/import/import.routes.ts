import type { RouteObject } from 'react-router';

/** The page on which a table is brought in; it needs the permission CALENDAR. */
export const importRoutes: RouteObject[] = [
  {
    lazy: async () => ({
      Component: (await import('../../subject/page/permission-guard.tsx')).permissionGuard('CALENDAR'),
    }),
    children: [{ path: 'import', lazy: () => import('./import-page.tsx') }],
  },
];
