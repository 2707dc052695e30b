import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type Part, parts } from './present-month.ts';

/** How many rows are drawn at first, and how many more when the last of them come near. */
const batch = 60;
/** So few rows below what is seen are near. */
const near = 20;

/** Where one is in the lists of a month, which may be longer than the screen. */
export interface Reading {
  /** How many rows are drawn. */
  most: number;
  /** How many activities are below what is seen. */
  below: number;
  /** The lists that begin below what is seen. */
  next: readonly Part[];
  /** Goes on or back by a screen. */
  page: (by: 1 | -1) => void;
  /** Goes to the beginning of a list. */
  goTo: (part: Part) => void;
}

/**
 * Follows how far the lists of a month are read.
 * @param reading what holds the rows; it scrolls by itself, or what is around it does
 * @param bar what stands over its lower end
 * @param month which month it is: another one is read from its beginning
 */
export function useReading(
  reading: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  counts: Record<Part, number>,
  month: number,
): Reading {
  const [most, setMost] = useState(batch);
  const [{ below, next }, setRest] = useState<Pick<Reading, 'below' | 'next'>>({ below: 0, next: [] });
  const { late, coming, done } = counts;
  const total = late + coming + done;
  const look = useCallback(() => {
    const end = endOf(reading.current!, bar.current);
    const rows = rowsOf(reading.current!);
    const seen = rows.filter((row) => row.getBoundingClientRect().bottom <= end).length;
    const isBegun = (part: Part) => {
      const head = headOf(reading.current!, part);
      return head ? head.getBoundingClientRect().bottom <= end : false;
    };
    const of = { late, coming, done };
    const rest = { below: total - seen, next: parts.filter((part) => of[part] > 0 && !isBegun(part)) };
    // The wheel is not drawn again for a scroll that changes nothing.
    setRest((now) => (now.below === rest.below && `${now.next}` === `${rest.next}` ? now : rest));
    if (rows.length < total && rows.length - seen < near) setMost(rows.length + batch);
  }, [reading, bar, total, late, coming, done]);
  useEffect(() => {
    if (month >= 0) reading.current!.scrollTop = 0;
    setMost(batch);
  }, [month, reading]);
  // Looks again when more rows are drawn, too. It ends together with the rows: whoever leaves scrolls the page that comes.
  useLayoutEffect(() => {
    if (most > 0 && month >= 0) look();
    const sizes = new ResizeObserver(look);
    sizes.observe(reading.current!);
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, [look, most, month, reading]);
  useEffect(() => {
    // The button that went on is gone at the end: the keys go on working.
    if (below === 0 && document.activeElement === document.body) reading.current!.focus({ preventScroll: true });
  }, [below, reading]);
  const page = (by: 1 | -1) => {
    const rows = rowsOf(reading.current!);
    const start = Math.max(0, reading.current!.firstElementChild!.getBoundingClientRect().bottom);
    if (by === -1) {
      rows.findLast((row) => row.getBoundingClientRect().top < start - 1)?.scrollIntoView({ block: 'end' });
      return;
    }
    const end = endOf(reading.current!, bar.current);
    const [first, second] = rows.filter((row) => row.getBoundingClientRect().bottom > end);
    // A row that is higher than the screen is not come back to.
    const isRead = first !== undefined && first.getBoundingClientRect().top < start + 1;
    (isRead ? second : first)?.scrollIntoView({ block: 'start' });
  };
  const goTo = (part: Part) => {
    setMost((now) => Math.max(now, total));
    requestAnimationFrame(() => headOf(reading.current, part)?.scrollIntoView({ block: 'start' }));
  };
  return { most, below, next, page, goTo };
}

const rowsOf = (reading: HTMLElement) => [...reading.querySelectorAll('li')];
const headOf = (reading: HTMLElement | null, part: Part) => reading?.querySelector(`[data-part='${part}'] h3`);
/** Where what is seen of the rows ends, in pixels of the window. */
function endOf(reading: HTMLElement, bar: HTMLElement | null): number {
  const end = Math.min(reading.getBoundingClientRect().bottom, window.innerHeight);
  // Rows have parts of pixels.
  return (bar ? Math.min(end, bar.getBoundingClientRect().top) : end) + 1;
}
