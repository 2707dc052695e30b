import type { RouteObject } from 'react-router';

/** All cases of my municipality. */
export const grantCaseRoutes: RouteObject[] = [{ path: 'action-value/cases', lazy: () => import('./cases-page.tsx') }];
