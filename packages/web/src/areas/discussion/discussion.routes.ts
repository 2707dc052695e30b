import type { RouteObject } from 'react-router';
import { mostRead, mostReadOf } from '../../subject/page/page-handle.ts';
import { rootScreen } from '../../subject/root/root.routes.ts';

/** The screens of the forum; all of them require the permission DISCUSSION (product/access#permissions). */
export const discussionRoutes: RouteObject[] = [
  {
    lazy: async () => ({
      Component: (await import('../../subject/page/permission-guard.tsx')).permissionGuard('DISCUSSION'),
    }),
    children: [
      { path: 'forum', handle: mostRead, lazy: () => import('./list/forum-home-page.tsx') },
      { path: 'forum/list', handle: mostRead, lazy: () => import('./list/to-list.tsx') },
      {
        path: 'forum/trash',
        lazy: rootScreen('trash', async () => (await import('./address/discussion.root.ts')).discussionRoot),
      },
      { path: 'forum/:forum', handle: mostRead, lazy: () => import('./list/forum-page.tsx') },
      { path: 'forum/:forum/create', lazy: () => import('./list/forum-page.tsx') },
      { path: 'forum/:forum/:uri', handle: mostReadOf('DISCUSSION'), lazy: () => import('./page/discussion-page.tsx') },
    ],
  },
];
