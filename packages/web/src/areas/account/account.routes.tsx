import type { RouteObject } from 'react-router';
import { SignedOut } from '../../core/session/guards.tsx';
import { AccountFrame } from './account-frame.tsx';

/** The public screens: signing in, signing up, verifying, signing out (product/accounts#screens-of-signing-in). */
export const accountRoutes: RouteObject[] = [
  {
    Component: AccountFrame,
    children: [
      {
        Component: SignedOut,
        children: [
          { path: 'login', lazy: () => import('./login-page.tsx') },
          { path: 'login-classic', lazy: () => import('./password-page.tsx') },
          { path: 'signup', lazy: () => import('./sign-up-page.tsx') },
          { path: 'signup/trial', lazy: () => import('./trial-page.tsx') },
          { path: 'verify/:email', lazy: () => import('./verify-page.tsx') },
        ],
      },
      { path: 'login/microsoft', lazy: () => import('./microsoft-page.tsx') },
      { path: 'teams', lazy: () => import('./teams-page.tsx') },
      { path: 'login/no-subscription', lazy: () => import('./no-subscription-page.tsx') },
      { path: 'sign-out', lazy: () => import('./sign-out-page.tsx') },
    ],
  },
];
