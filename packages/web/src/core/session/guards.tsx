import { ownPath } from '@samspel/domain/account/own-path';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { useSession } from './session.ts';

/**
 * Pages for people who are signed in; others go to the login, which leads back here afterwards (product/accounts#sessions), and those whose
 * organization has no subscription any more to the page that says so (product/accounts#trial-and-subscription).
 */
export function SignedIn() {
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  if (session === 'signedIn') return <Outlet />;
  if (session === 'lapsed') return <Navigate to="/login/no-subscription" replace />;
  const path = pathname + search + hash;
  const to = path === '/' ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
  return <Navigate to={to} replace />;
}

/** Pages for people who are not signed in; others go on to the address in `redirect`. */
export function SignedOut() {
  const [search] = useSearchParams();
  return useSession() === 'signedIn' ? <Navigate to={ownPath(search.get('redirect'))} replace /> : <Outlet />;
}
