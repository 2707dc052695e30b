import type { RouteObject } from 'react-router';

/** Pages by which admins find out what is wrong on their own machine; the shell admits only them (product/shell#labs). */
export const labsRoutes: RouteObject[] = [
  { path: 'gql', lazy: () => import('./query-page.tsx') },
  {
    path: 'labs',
    lazy: () => import('./labs-layout.tsx'),
    children: [
      { index: true, lazy: () => import('./labs-page.tsx') },
      { path: 'debug', lazy: () => import('./debug-page.tsx') },
      { path: 'network', lazy: () => import('./network-page.tsx') },
      { path: 'responsive', lazy: () => import('./responsive-page.tsx') },
      { path: 'gql1', lazy: () => import('./first-query-page.tsx') },
      { path: 'invite', lazy: () => import('./invite-page.tsx') },
      { path: 'notification', lazy: () => import('./notification-page.tsx') },
      { path: 'fileupload', lazy: () => import('./file-page.tsx') },
      { path: 'mueditor', lazy: () => import('./editor-page.tsx') },
    ],
  },
];
