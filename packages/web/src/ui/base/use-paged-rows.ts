import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOnPaper } from './use-wide.ts';

/**
 * Shows the first rows of many, and more at a time when asked: thousands of them would take seconds to build. Paper has all.
 * @param pageSize the rows shown at first, and by each request for more
 * @param least the rows that must be shown whatever was asked for, such as up to the one that is open
 * @returns the rows to show, how many more the next request would show, 0 if none are left, and what the button for them does: where it stands in a row of
 * its own, the focus goes on to the first new row, while the button moves far down
 */
export function usePagedRows<Row>(rows: readonly Row[], pageSize: number, least = 0) {
  const [asked, setAsked] = useState(pageSize);
  const isOnPaper = useOnPaper();
  const shown = isOnPaper ? rows : rows.slice(0, Math.max(asked, least));
  const more = Math.min(pageSize, rows.length - shown.length);
  const showMore = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const last = currentTarget.closest('li, tr')?.previousElementSibling;
    flushSync(() => setAsked(shown.length + pageSize));
    last?.nextElementSibling?.querySelector<HTMLElement>('a, button, input')?.focus({ preventScroll: true });
  };
  return { shown, more, showMore };
}
