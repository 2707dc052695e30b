import type { RouteObject } from 'react-router';
import type { PageHandle } from '../../subject/page/page-handle.ts';

/** The home page (product/year-wheels#home). */
export const homeRoutes: RouteObject[] = [
  { path: 'home', handle: { parts: 'home' } satisfies PageHandle, lazy: () => import('./home-page.tsx') },
];
/** The whole of each of its lists. */
export const taskRoutes: RouteObject[] = [{ path: 'home/tasks/:list', lazy: () => import('./tasks-page.tsx') }];
