import type { RouteObject } from 'react-router';

/** The home page (spec 3 §2). */
export const homeRoutes: RouteObject[] = [{ path: 'home', lazy: () => import('./home-page.tsx') }];
