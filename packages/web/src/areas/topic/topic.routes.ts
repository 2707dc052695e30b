import type { RouteObject } from 'react-router';
import { mostRead } from '../../subject/page/most-read.ts';

/** The screens of topics (product/topics#pages); all of them require the permission TOPIC. */
export const topicRoutes: RouteObject[] = [
  {
    lazy: async () => ({
      Component: (await import('../../subject/page/permission-guard.tsx')).permissionGuard('TOPIC'),
    }),
    children: [
      { path: 'topic', handle: mostRead, lazy: () => import('./list/topics-page.tsx') },
      { path: 'topic/list', handle: mostRead, lazy: () => import('./list/list-page.tsx') },
      { path: 'topic/list/myMunicipality', handle: mostRead, lazy: () => import('./list/my-municipality-page.tsx') },
      { path: 'topic/create', lazy: () => import('./form/create-page.tsx') },
      { path: 'topic/trash', lazy: () => import('./list/trash-page.tsx') },
      { path: 'topic/edit/:uri', lazy: () => import('./form/edit-page.tsx') },
      { path: 'topic/:uri/:tab?', handle: mostRead, lazy: () => import('./page/topic-page.tsx') },
    ],
  },
];
