import type { RouteObject } from 'react-router';

/** The page of all that a search finds. */
export const searchRoutes: RouteObject[] = [{ path: 'search', lazy: () => import('./search-page.tsx') }];
