import { Navigate } from 'react-router';
import { adminPaths } from './parts/admin-paths.ts';

/** /admin begins with the people. */
export function Component() {
  return <Navigate to={adminPaths.people} replace />;
}
