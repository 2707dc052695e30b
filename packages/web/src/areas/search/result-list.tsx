import { Link } from 'react-router';
import { useText } from '../../texts/text.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import type { Entry } from './entry.ts';
import { EntryLine } from './entry-line.tsx';
import styles from './search.module.css';

/** The results, as links. */
export function ResultList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.results}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <Link to={entry.to!} className={styles.entry}>
            <EntryLine entry={entry} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Shown if nothing was found: what to try instead. */
export function NothingFound({ query }: { query: string }) {
  const say = useText();
  return <EmptyState title={say('search.nothing', { query })}>{say('search.nothing.help')}</EmptyState>;
}
