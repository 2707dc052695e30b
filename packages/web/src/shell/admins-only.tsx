import { Navigate, Outlet } from 'react-router';
import { useMe } from '../core/person/me.tsx';

/** Pages for admins; others who are signed in go home (product/access#permissions). */
export function Component() {
  return useMe().isAdmin ? <Outlet /> : <Navigate to="/home" replace />;
}
