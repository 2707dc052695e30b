import type { UseQueryExecute } from 'urql';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import type { Entry } from './entry.ts';
import { NothingFound, ResultList } from './result-list.tsx';
import styles from './search.module.css';
import type { SearchFilter } from './search-address.ts';
import { TurnPage } from './turn-page.tsx';

interface KindPageProps {
  /** The results; undefined until they have loaded. */
  entries: readonly Entry[] | undefined;
  hasMore: boolean | undefined;
  answer: { fetching: boolean; error?: unknown };
  ask: UseQueryExecute;
  filter: SearchFilter;
  onPage: (page: number) => void;
}

/** A page of results, what is shown while it loads or fails, and links to the pages beside it. */
export function KindPage({ entries, hasMore = false, answer, ask, filter, onPage }: KindPageProps) {
  if (answer.error && !answer.fetching)
    return <ErrorState error={answer.error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!entries) return <Skeleton lines={8} />;
  return (
    <div className={styles.page} aria-busy={answer.fetching}>
      {entries.length === 0 ? <NothingFound query={filter.query} /> : <ResultList entries={entries} />}
      <TurnPage page={filter.page} hasMore={hasMore} onPage={onPage} />
    </div>
  );
}
