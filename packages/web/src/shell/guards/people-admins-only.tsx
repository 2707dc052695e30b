import { Navigate, Outlet } from 'react-router';
import { useMay } from '../../core/person/use-may.ts';

/** Pages for admins and for an organization's own admins; others who are signed in go home (product/access#permissions). */
export function Component() {
  return useMay().administerPeople ? <Outlet /> : <Navigate to="/home" replace />;
}
