import type { RouteObject } from 'react-router';

/** The screens of grants; who lacks the permission ACTION_VALUE reads whom to ask. */
export const grantRoutes: RouteObject[] = [
  {
    path: 'action-value',
    lazy: () => import('./grant-guard.tsx'),
    children: [
      { index: true, lazy: () => import('./dashboard-page.tsx') },
      { path: 'list', lazy: () => import('./list/grant-list-page.tsx') },
      { path: ':uri', lazy: () => import('./page/grant-page.tsx') },
    ],
  },
];
