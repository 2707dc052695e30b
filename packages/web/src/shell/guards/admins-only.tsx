import { Navigate, Outlet } from 'react-router';
import { useMay } from '../../core/person/use-may.ts';

/** Pages for admins; others who are signed in go home (product/access#permissions). */
export function Component() {
  return useMay().administer ? <Outlet /> : <Navigate to="/home" replace />;
}
