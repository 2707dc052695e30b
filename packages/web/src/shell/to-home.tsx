import { Navigate } from 'react-router';

/** `/` leads to the home page (spec 3 §2). */
export function Component() {
  return <Navigate to="/home" replace />;
}
