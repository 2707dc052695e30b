import { useQuery } from 'urql';
import { SearchAllDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { NothingFound, ResultList } from './result-list.tsx';
import styles from './search.module.css';
import type { SearchFilter } from './search-address.ts';
import { useFoundGroups } from './use-found-groups.tsx';

/** The first results of each kind, each kind with a link to all of them. */
export function AllResults({ filter: { query, onlyWrite } }: { filter: SearchFilter }) {
  const say = useText();
  const groupsOf = useFoundGroups();
  const [{ data, error, fetching }, ask] = useQuery({ query: SearchAllDocument, variables: { query, onlyWrite } });
  if (error && !fetching) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton lines={8} />;
  const { mended } = data.search;
  const groups = groupsOf(data.search, query);
  return (
    <div className={styles.page} aria-busy={fetching}>
      <p role="status" className={mended ? undefined : 'ds-sr-only'}>
        {mended && say('search.mended', { query, mended })}
      </p>
      {groups.length === 0 && !fetching && <NothingFound query={query} />}
      {groups.map(({ key, title, entries }) => (
        <section key={key} aria-labelledby={`found-${key}`}>
          <Heading level={2} size="xs" id={`found-${key}`}>
            {title}
          </Heading>
          <ResultList entries={entries} />
        </section>
      ))}
    </div>
  );
}
