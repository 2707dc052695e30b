import { useNavigate } from 'react-router';

/**
 * Returns how to go back to the page before. Where the app has none, as when a mailed link or a new tab led here, it leads to `otherwise`: it never
 * leaves the app, and never does nothing.
 */
export function useBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => void (isFirst() ? navigate(otherwise, { replace: true }) : navigate(-1));
}

/** Whether this is the first page of the visit: the router numbers its pages in the browser's history, from 0. */
const isFirst = (): boolean => !(window.history.state?.idx > 0);
