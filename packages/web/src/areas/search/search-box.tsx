import { MagnifyingGlassIcon } from '@navikt/aksel-icons';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { topDialog } from '../../ui/base/top-dialog.ts';
import { searchOpening } from './open-search.ts';
import styles from './search.module.css';
import { useKeepOpened } from './use-opened.ts';

const fetchDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(fetchDialog);

/** The box in the header that opens the search; Ctrl+K and Cmd+K do too, everywhere but in a dialog. */
export function SearchBox() {
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  useKeepOpened();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isAsked =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
      if (!isAsked || event.defaultPrevented) return;
      event.preventDefault();
      if (!topDialog()) setOpen(true);
    };
    const openAtOnce = () => setOpen(true);
    addEventListener('keydown', open);
    addEventListener(searchOpening, openAtOnce);
    return () => {
      removeEventListener('keydown', open);
      removeEventListener(searchOpening, openAtOnce);
    };
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={fetchDialog}
        onClick={() => setOpen(true)}
      >
        <MagnifyingGlassIcon aria-hidden="true" fontSize="1.25rem" />
        <span className={styles.boxWords}>{say('search.open')}</span>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
