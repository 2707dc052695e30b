import { isTooShort } from '@samspel/domain/search/search';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../texts/text.tsx';
import { OpenedDialog } from '../../ui/opened-dialog.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import type { Entry } from './entry.ts';
import { EntryList } from './entry-list.tsx';
import styles from './search.module.css';
import { everything, searchPath } from './search-address.ts';
import { SearchField } from './search-field.tsx';
import { useFound } from './use-found.ts';
import { useOpenedEntries } from './use-opened-entries.ts';
import { useShortcuts } from './use-shortcuts.tsx';

const listId = 'search-list';

/** Search from anywhere, with only the keyboard if one likes: arrows choose, Enter opens, Escape closes (product/shell#search). */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const query = useDebounced(text.trim());
  const isAsked = !isTooShort(text);
  const found = useFound(isAsked ? query : '', text.trim());
  const opened = useOpenedEntries(text.trim() === '');
  const shortcuts = useShortcuts(text);
  const groups = [...(text.trim() === '' ? opened : isAsked ? found.groups : []), ...shortcuts];
  const entries = groups.flatMap((group) => group.entries);

  const open = ({ to, run }: Entry) => {
    onClose();
    run?.();
    if (to) navigate(to);
  };
  const openAll = () => {
    onClose();
    navigate(searchPath(everything(text.trim())));
  };
  return (
    <OpenedDialog title={say('search.title')} onClose={onClose} kind="wide">
      <div className={styles.search}>
        <SearchField
          text={text}
          onText={(written) => {
            setText(written);
            setActive(-1);
          }}
          listId={entries.length > 0 ? listId : undefined}
          activeId={entries[active] && `${listId}-${active}`}
          onStep={(step) => {
            const from = active < 0 && step < 0 ? 0 : active;
            setActive(entries.length > 0 ? (from + step + entries.length) % entries.length : -1);
          }}
          onEnter={() => {
            const chosen = entries[active];
            if (chosen) open(chosen);
            else if (isAsked) openAll();
          }}
        />
        <p role="status" className={found.status || (text.trim() !== '' && !isAsked) ? styles.status : 'ds-sr-only'}>
          {text.trim() !== '' && !isAsked
            ? say('search.tooShort')
            : (found.status ?? (isAsked && say('search.count', { count: entries.length })))}
        </p>
        {entries.length > 0 && <EntryList id={listId} groups={groups} active={active} onOpen={open} />}
      </div>
    </OpenedDialog>
  );
}
