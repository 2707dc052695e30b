import { useLocation } from 'react-router';

/** Shows the address of the browser, so that a test sees where a page has led. */
export function Whereabouts() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
