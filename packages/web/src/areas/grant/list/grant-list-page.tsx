import { useMemo } from 'react';
import { Navigate } from 'react-router';
import { useQuery } from 'urql';
import { AllGrantsDocument } from '../../../generated/graphql.ts';
import styles from '../../../subject/list/list-page.module.css';
import { LoadingCards } from '../../../subject/list/loading-cards.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Pager } from '../../../ui/layout/pager.tsx';
import { AdminWays } from '../parts/admin-ways.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import { inputOf, useGrantFilter, writeFilter } from '../parts/grant-filter.ts';
import { SavedSearches } from '../saved/saved-searches.tsx';
import { GrantCard } from './grant-card.tsx';
import { GrantFilters } from './grant-filters.tsx';

/** /action-value/list: the grants, those with the next deadline first. */
export function Component() {
  const say = useText();
  const { filter, change, isFiltered, reset } = useGrantFilter();
  const variables = useMemo(() => ({ input: inputOf(filter) }), [filter]);
  const [{ data, fetching, stale, error }, ask] = useQuery({ query: AllGrantsDocument, variables });
  const list = data?.list;
  const pages = list?.pageInfo.numberOfPages ?? 0;
  if (!fetching && pages > 0 && filter.page > pages)
    return <Navigate to={`?${writeFilter({ ...filter, page: pages })}`} replace />;
  return (
    <>
      <PageHeader
        above={<TextLink to={grantPaths.home}>{say('grant.many')}</TextLink>}
        title={say(filter.followed ? 'grant.followed' : 'grant.explore')}
        lead={<span role="status">{list ? say('grant.count', { count: list.totalCount }) : ' '}</span>}
        actions={<AdminWays />}
        isList
      />
      <SavedSearches />
      <GrantFilters filter={filter} change={change} isFiltered={isFiltered} onReset={reset} />
      {error && !list && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {fetching && !list && <LoadingCards />}
      {list?.nodes.length === 0 && <Nothing isFollowed={filter.followed} isFiltered={isFiltered} onReset={reset} />}
      {list && (
        <ul className={styles.grid} aria-busy={fetching || stale}>
          {list.nodes.map((grant) => (
            <GrantCard key={grant.id} grant={grant} />
          ))}
        </ul>
      )}
      {list && (
        <Pager
          page={filter.page}
          pages={pages}
          onChange={(page) => change({ page })}
          label={say('subject.list.pages')}
        />
      )}
    </>
  );
}

function Nothing(props: { isFollowed: boolean; isFiltered: boolean; onReset: () => void }) {
  const say = useText();
  const { isFollowed, isFiltered, onReset } = props;
  return (
    <EmptyState
      title={say(isFollowed ? 'grant.empty.followed' : 'subject.list.empty')}
      action={isFiltered && <Button onClick={onReset}>{say('subject.list.reset')}</Button>}
    >
      {say(isFollowed ? 'grant.empty.followedHint' : isFiltered ? 'subject.list.emptyHint' : 'grant.empty.hint')}
    </EmptyState>
  );
}
