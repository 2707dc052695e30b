import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import { useLastPage } from '../../subject/list/use-page.ts';
import type { Filter } from '../../subject/paged/use-filter.ts';
import { WordsFilter } from '../../subject/paged/words-filter.tsx';
import { useText } from '../../texts/text.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import type { GroupKind, ShownGroup } from './group.ts';
import { GroupList } from './group-list.tsx';
import styles from './my-groups.module.css';

interface Props {
  kind: GroupKind;
  list:
    | { totalCount: number; pageInfo: { numberOfPages: number }; nodes: readonly Omit<ShownGroup, 'kind'>[] }
    | undefined;
  error: CombinedError | undefined;
  onRetry: () => void;
  filter: Filter;
  /** What is shown if there are no groups at all. */
  empty: ReactNode;
}

/** The groups of a kind that admins maintain: searched by the words of their titles, a page at a time. */
export function FoundGroups({ kind, list, error, onRetry, filter, empty }: Props) {
  const say = useText();
  useLastPage(filter, list?.pageInfo.numberOfPages);
  if (!list) return error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton lines={6} />;
  if (list.totalCount === 0 && !filter.of('text')) return empty;
  return (
    <div className={styles.page}>
      <div className={styles.find}>
        <WordsFilter label={say(`organization.${kind}.search`)} filter={filter} />
      </div>
      {list.nodes.length === 0 && <p className={styles.lead}>{say('subject.paged.none')}</p>}
      {list.nodes.length > 0 && <GroupList groups={list.nodes.map((group) => ({ ...group, kind }))} level={2} />}
      <Pager
        page={filter.page}
        pages={list.pageInfo.numberOfPages}
        onChange={filter.show}
        label={say(`organization.${kind}.pages`)}
      />
    </div>
  );
}
