import { useEffect, useRef } from 'react';
import { useText } from '../../texts/text.tsx';
import type { Entry, EntryGroup } from './entry.ts';
import { EntryLine } from './entry-line.tsx';
import styles from './search.module.css';

interface EntryListProps {
  id: string;
  groups: readonly EntryGroup[];
  /** The index among all lines of the active one; -1 if no line is active. */
  active: number;
  onOpen: (entry: Entry) => void;
}

/** The results of a search under the names of their kinds; the field above moves among them. */
export function EntryList({ id, groups, active, onOpen }: EntryListProps) {
  const say = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`#${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0));
  return (
    <div ref={list} id={id} role="listbox" aria-label={say('search.title')} className={styles.list}>
      {groups.map(({ key, title, entries }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box
        <div key={key} role="group" aria-labelledby={`${id}-${key}`} className={styles.group}>
          <span id={`${id}-${key}`} className={styles.kind}>
            {title}
          </span>
          {entries.map((entry, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose and open the lines
            <div
              key={entry.key}
              id={`${id}-${starts[group]! + at}`}
              role="option"
              tabIndex={-1}
              aria-selected={active === starts[group]! + at}
              className={styles.entry}
              onClick={() => onOpen(entry)}
            >
              <EntryLine entry={entry} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
