import type { RouteObject } from 'react-router';

/** Pages that are open to everybody, signed in or not. */
export const notificationRoutes: RouteObject[] = [
  { path: 'unsubscribe', lazy: () => import('./unsubscribe-page.tsx') },
];
