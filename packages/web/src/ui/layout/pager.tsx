import { ChevronLeftIcon, ChevronRightIcon } from '@navikt/aksel-icons';
import { useRef } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../base/button.tsx';
import styles from './pager.module.css';

export interface PagerProps {
  /** The page shown, from 1. */
  page: number;
  /** The number of pages; the pager hides below two. */
  pages: number;
  onChange: (page: number) => void;
  /** The pager's name for screen readers: 'Sider i lista'. */
  label: string;
}

/** Previous, next, a dropdown of pages and 'Side 2 av 7' (product/shell#lists-and-pages). */
export function Pager({ page, pages, onChange, label }: PagerProps) {
  const say = useText();
  const pager = useRef<HTMLElement>(null);
  const turnTo = (to: number) => {
    if (to < 1 || to > pages) return;
    onChange(to);
    showStart(pager.current?.previousElementSibling);
  };
  if (pages < 2) return null;
  return (
    <nav ref={pager} aria-label={label} className={styles.pager}>
      <Button icon={<ChevronLeftIcon />} aria-disabled={page <= 1} onClick={() => turnTo(page - 1)} size="sm">
        {say('button.previous')}
      </Button>
      <label className={styles.pages}>
        <span className="ds-sr-only">{say('shell.goToPage')}</span>
        <select
          className="ds-input"
          data-size="sm"
          value={page}
          onChange={(event) => turnTo(Number(event.target.value))}
        >
          {numbersTo(pages).map((number) => (
            <option key={number} value={number}>
              {say('shell.page', { page: number, pages })}
            </option>
          ))}
        </select>
      </label>
      <Button aria-disabled={page >= pages} onClick={() => turnTo(page + 1)} size="sm">
        {say('button.next')}
        <ChevronRightIcon aria-hidden="true" />
      </Button>
    </nav>
  );
}

/** Scrolls to the start of the list before the pager. A button that reaches the first or last page keeps the focus, and does nothing more. */
function showStart(list: Element | null | undefined): void {
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
}

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
