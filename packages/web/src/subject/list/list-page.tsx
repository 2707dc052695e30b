import { PlusIcon } from '@navikt/aksel-icons';
import { useMemo } from 'react';
import { Navigate } from 'react-router';
import { useQuery } from 'urql';
import { paths } from '../../areas/calendar/address/paths.ts';
import { CalendarCard } from '../../areas/calendar/explore/calendar-card.tsx';
import { useMe } from '../../core/person/me.tsx';
import { AllCalendarsDocument, type AllCalendarsQuery } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type ExploreFilter, filterVariables, isFiltered, writeFilter } from './list-filter.ts';
import { ExploreFilters } from './list-filters.tsx';
import styles from './list-page.module.css';
import { useExploreFilter } from './use-list-address.ts';

/** Year wheels to find and open; `preset` is the organization of 'my municipality'. */
export function Explore({ title, preset }: { title: string; preset?: { id: string; name: string } }) {
  const say = useText();
  const me = useMe();
  const address = useExploreFilter();
  const { filter, change } = address;
  const variables = useMemo(() => filterVariables(filter, preset?.id), [filter, preset]);
  const [{ data, fetching, stale, error }, ask] = useQuery({ query: AllCalendarsDocument, variables });
  const list = data?.allCalendars;
  const pages = list?.pageInfo.numberOfPages ?? 0;
  if (!fetching && pages > 0 && filter.page > pages) return <LastPage filter={filter} pages={pages} />;
  return (
    <>
      <PageHeader
        above={me.isAdmin && <TextLink to={paths.sharedLinks}>{say('shareLink.all')}</TextLink>}
        title={title}
        lead={list ? say('calendar.list.count', { count: list.totalCount }) : ' '}
        actions={
          <LinkButton to={paths.create(me.id)} variant="primary" icon={<PlusIcon />}>
            {say('calendar.new')}
          </LinkButton>
        }
      />
      <ExploreFilters address={address} preset={preset} />
      {error && !list && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {fetching && !list && <Loading />}
      {list && list.nodes.length === 0 && (
        <Nothing reset={isFiltered(filter) || preset ? address.reset : undefined} create={paths.create(me.id)} />
      )}
      {list && <Cards list={list} isStale={fetching || stale} />}
      {list && (
        <Pager
          page={filter.page}
          pages={pages}
          onChange={(page) => change({ page })}
          label={say('calendar.list.pages')}
        />
      )}
    </>
  );
}

/** In place of a page that is no more, since year wheels have gone or the address is old. */
const LastPage = ({ filter, pages }: { filter: ExploreFilter; pages: number }) => (
  <Navigate to={`?${writeFilter({ ...filter, page: pages })}`} replace />
);

function Cards({ list, isStale }: { list: AllCalendarsQuery['allCalendars']; isStale: boolean }) {
  return (
    <ul className={styles.grid} aria-busy={isStale}>
      {list.nodes.map((calendar) => (
        <CalendarCard key={calendar.id} calendar={calendar} />
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <div className={styles.grid}>
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} height="240px" />
      ))}
    </div>
  );
}

/** No year wheels: try another filter, or make the first. */
function Nothing({ reset, create }: { reset: (() => void) | undefined; create: string }) {
  const say = useText();
  if (reset) {
    return (
      <EmptyState
        title={say('calendar.list.empty')}
        action={<Button onClick={reset}>{say('calendar.list.reset')}</Button>}
      >
        {say('calendar.list.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={say('calendar.list.nobody')}
      action={<LinkButton to={create}>{say('calendar.createNew')}</LinkButton>}
    >
      {say('calendar.mine.emptyHint')}
    </EmptyState>
  );
}
