import type { RouteObject } from 'react-router';

/** The screens of the forum; all of them require the permission DISCUSSION (product/access#permissions). */
export const discussionRoutes: RouteObject[] = [
  {
    lazy: async () => ({
      Component: (await import('../../subject/page/permission-guard.tsx')).permissionGuard('DISCUSSION'),
    }),
    children: [
      { path: 'forum', lazy: () => import('./list/forum-home-page.tsx') },
      { path: 'forum/list', lazy: () => import('./list/to-list.tsx') },
      { path: 'forum/trash', lazy: () => import('./trash-page.tsx') },
      { path: 'forum/:forum', lazy: () => import('./list/forum-page.tsx') },
      { path: 'forum/:forum/create', lazy: () => import('./list/forum-page.tsx') },
      { path: 'forum/:forum/:uri', lazy: () => import('./page/discussion-page.tsx') },
    ],
  },
];
