import { useLocation } from 'react-router';

/** Says where the browser is, so that a test sees where a page has led. */
export function Whereabouts() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
