import { Navigate } from 'react-router';

/** `/` leads to the home page (product/year-wheels#home). */
export function Component() {
  return <Navigate to="/home" replace />;
}
