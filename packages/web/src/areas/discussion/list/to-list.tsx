import { Navigate, useLocation } from 'react-router';
import { forumPaths } from '../address/forum-paths.ts';

/** /forum/list: leads to the public forum, with the filter in the address. */
export function Component() {
  const { search } = useLocation();
  return <Navigate to={`${forumPaths.list()}${search}`} replace />;
}
