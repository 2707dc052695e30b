import { isTooShort, wordsOf } from '@samspel/domain/search/search';
import { foldText } from '@samspel/domain/text/fold';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../texts/text.tsx';
import { useDebounced } from '../../ui/base/use-debounced.ts';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import type { Entry, EntryGroup } from './entry.ts';
import { EntryList } from './entry-list.tsx';
import styles from './search.module.css';
import { searchPath, unfiltered } from './search-address.ts';
import { SearchField } from './search-field.tsx';
import { useCommands } from './use-commands.tsx';
import { useFound } from './use-found.ts';
import { useOpenedEntries } from './use-opened-entries.ts';
import { useWritten } from './use-written.ts';

const listId = 'search-list';

/**
 * Search from anywhere, and everything that can be done, with only the keyboard if one likes: arrows choose, Enter opens, Escape closes
 * (product/shell#search).
 */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number>();
  const query = useDebounced(text.trim());
  const isAsked = !isTooShort(text);
  const found = useFound(isAsked ? query : '', text.trim());
  const opened = useOpenedEntries(text.trim() === '');
  const written = useWritten(text);
  const { here, everywhere } = useCommands(text);
  const groups =
    text.trim() === ''
      ? [...here, ...opened, ...everywhere]
      : [...written, ...here, ...everywhere, ...(isAsked ? found.groups : [])];
  const entries = groups.flatMap((group) => group.entries);
  // What can be done is something, too.
  const status = found.isNothing && entries.length > 0 ? undefined : found.status;
  const active = chosen ?? (isCommand(text, [...written, ...here, ...everywhere]) ? 0 : -1);

  const open = ({ to, state, run }: Entry) => {
    onClose();
    run?.();
    if (to) navigate(to, { state });
  };
  const openAll = () => {
    onClose();
    navigate(searchPath(unfiltered(text.trim())));
  };
  return (
    <OpenedDialog title={say('search.title')} onClose={onClose} kind="wide">
      <div className={styles.search}>
        <SearchField
          text={text}
          onText={(written) => {
            setText(written);
            setChosen(undefined);
          }}
          listId={entries.length > 0 ? listId : undefined}
          activeId={entries[active] && `${listId}-${active}`}
          onStep={(step) => {
            const from = active < 0 && step < 0 ? 0 : active;
            setChosen(entries.length > 0 ? (from + step + entries.length) % entries.length : undefined);
          }}
          onEnter={() => {
            const entry = entries[active];
            if (entry) open(entry);
            else if (isAsked) openAll();
          }}
        />
        <p role="status" className={status || (text.trim() !== '' && !isAsked) ? styles.status : 'ds-sr-only'}>
          {text.trim() !== '' && !isAsked
            ? say('search.tooShort')
            : (status ?? (isAsked && say('search.count', { count: entries.length })))}
        </p>
        {text.trim() === '' && <p className={styles.hint}>{say('search.hint')}</p>}
        {entries.length > 0 && <EntryList id={listId} groups={groups} active={active} onOpen={open} />}
      </div>
    </OpenedDialog>
  );
}

/**
 * Whether the first line is meant, so that Enter does it without an arrow: the text is written out in its language, has two words of a command, or
 * begins as one does. A single word may as well be searched for.
 */
function isCommand(text: string, commands: readonly EntryGroup[]): boolean {
  const first = commands[0];
  if (!first || text.trim() === '') return false;
  const name = first.entries[0]!.title.map((part) => part.text).join('');
  return first.key === 'written' || wordsOf(text).length > 1 || foldText(name).startsWith(foldText(text));
}
