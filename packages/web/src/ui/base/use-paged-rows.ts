import { useState } from 'react';
import { useOnPaper } from './use-wide.ts';

/**
 * Shows the first rows of many, and more at a time when asked: thousands of them would take seconds to build. Paper has all.
 * @param pageSize the rows shown at first, and by each request for more
 * @param least the rows that must be shown whatever was asked for, such as up to the one that is open
 * @returns the rows to show, and how many more the next request would show; 0 if none are left
 */
export function usePagedRows<Row>(rows: readonly Row[], pageSize: number, least = 0) {
  const [asked, setAsked] = useState(pageSize);
  const isOnPaper = useOnPaper();
  const shown = isOnPaper ? rows : rows.slice(0, Math.max(asked, least));
  const more = Math.min(pageSize, rows.length - shown.length);
  return { shown, more, showMore: () => setAsked(shown.length + pageSize) };
}
