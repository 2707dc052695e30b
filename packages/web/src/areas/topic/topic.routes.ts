import type { RouteObject } from 'react-router';
import { mostRead, mostReadOf } from '../../subject/page/page-handle.ts';
import { rootScreen } from '../../subject/root/root.routes.ts';

const root = async () => (await import('./form/topic.root.tsx')).topicRoot;

/** The screens of topics (product/topics#pages); all of them require the permission TOPIC. */
export const topicRoutes: RouteObject[] = [
  {
    lazy: async () => ({
      Component: (await import('../../subject/page/permission-guard.tsx')).permissionGuard('TOPIC'),
    }),
    children: [
      { path: 'topic', handle: mostRead, lazy: () => import('./list/topics-page.tsx') },
      { path: 'topic/list', handle: mostRead, lazy: () => import('./list/topics.tsx') },
      { path: 'topic/list/myMunicipality', handle: mostRead, lazy: () => import('./list/my-municipality-page.tsx') },
      { path: 'topic/create', lazy: rootScreen('create', root) },
      { path: 'topic/trash', lazy: rootScreen('trash', root) },
      { path: 'topic/edit/:uri', lazy: () => import('./form/edit-page.tsx') },
      {
        path: 'topic/:uri/:tab?',
        handle: mostReadOf('TOPIC', ['tag', 'discussionsInShort', 'filesInShort']),
        lazy: () => import('./page/topic-page.tsx'),
      },
    ],
  },
];
