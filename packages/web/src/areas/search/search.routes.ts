import type { RouteObject } from 'react-router';

/** The page of all results of a search. */
export const searchRoutes: RouteObject[] = [{ path: 'search', lazy: () => import('./search-page.tsx') }];
