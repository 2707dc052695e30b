import { useQuery } from 'urql';
import { useMay } from '../../../core/person/use-may.ts';
import { SharedCalendarsDocument } from '../../../generated/graphql.ts';
import { useLastPage } from '../../../subject/list/use-page.ts';
import { pageSize, useFilter } from '../../../subject/paged/use-filter.ts';
import { WordsFilter } from '../../../subject/paged/words-filter.tsx';
import { useText } from '../../../texts/text.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Pager } from '../../../ui/layout/pager.tsx';
import { NoCalendar } from '../address/no-calendar.tsx';
import { paths } from '../address/paths.ts';
import styles from './shared-links-list.module.css';
import { SharedLinksList } from './shared-links-list.tsx';

/** /calendar/shared-links: every share link, only for admins (product/sharing#making-a-link); to others the page seems not to exist. */
export function Component() {
  return useMay().administer ? <SharedLinks /> : <NoCalendar />;
}

function SharedLinks() {
  const say = useText();
  const filter = useFilter();
  const text = filter.of('text') ?? null;
  const [{ data, error }, ask] = useQuery({
    query: SharedCalendarsDocument,
    variables: { text, limit: pageSize, offset: (filter.page - 1) * pageSize },
    requestPolicy: 'cache-and-network',
  });
  const list = data?.sharedCalendars;
  useLastPage(filter, list?.pageInfo.numberOfPages);
  return (
    <>
      <PageHeader
        above={<TextLink to={paths.explore}>{say('calendar.explore')}</TextLink>}
        title={say('shareLink.all')}
        lead={list ? say('shareLink.all.lead', { count: list.totalCount }) : ' '}
      />
      {list && (list.nodes.length > 0 || text !== null) && (
        <div className={styles.find}>
          <WordsFilter label={say('shareLink.all.search')} filter={filter} />
        </div>
      )}
      {error && !list && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!list && !error && <Skeleton lines={6} />}
      {list?.nodes.length === 0 && text !== null && <p>{say('subject.paged.none')}</p>}
      {list?.nodes.length === 0 && text === null && (
        <EmptyState title={say('shareLink.all.empty')}>{say('shareLink.all.emptyHint')}</EmptyState>
      )}
      {list && list.nodes.length > 0 && <SharedLinksList links={list.nodes} />}
      {list && (
        <Pager
          page={filter.page}
          pages={list.pageInfo.numberOfPages}
          onChange={filter.show}
          label={say('shareLink.all.pages')}
        />
      )}
    </>
  );
}
