import type { RouteObject } from 'react-router';
import type { PageHandle } from '../../subject/page/page-handle.ts';
import { rootScreen } from '../../subject/root/root.routes.ts';

/** The screens of grants; people without the permission ACTION_VALUE read whom to ask. */
export const grantRoutes: RouteObject[] = [
  {
    path: 'action-value',
    lazy: () => import('./grant-guard.tsx'),
    children: [
      { index: true, lazy: () => import('./dashboard-page.tsx') },
      { path: 'list', lazy: () => import('./list/grant-list-page.tsx') },
      {
        path: ':uri',
        handle: { parts: 'ACTION_VALUE' } satisfies PageHandle,
        lazy: () => import('./page/grant-page.tsx'),
      },
    ],
  },
];

/** What admins do with grants; the shell admits only them. */
export const grantAdminRoutes: RouteObject[] = [
  {
    path: 'admin/action-value',
    children: [
      { path: 'create', lazy: () => import('./edit/create-page.tsx') },
      { path: 'edit/:uri', lazy: () => import('./edit/edit-page.tsx') },
      { path: 'copy/:revision', lazy: () => import('./edit/copy-page.tsx') },
      { path: 'revisions/:uri', lazy: () => import('./revisions/revisions-page.tsx') },
      { path: 'sources', lazy: () => import('./registers/keep-page.tsx') },
      { path: 'trash', lazy: rootScreen('trash', async () => (await import('./parts/grant.root.ts')).grantRoot) },
    ],
  },
];
