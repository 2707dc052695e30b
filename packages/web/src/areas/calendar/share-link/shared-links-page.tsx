import { useState } from 'react';
import { useQuery } from 'urql';
import { useMay } from '../../../core/person/use-may.ts';
import { SharedCalendarsDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NoCalendar } from '../address/no-calendar.tsx';
import { paths } from '../address/paths.ts';
import { SharedLinksList } from './shared-links-list.tsx';

/** /calendar/shared-links: every share link, for admins alone (product/sharing#making-a-link); to others as if it were not there. */
export function Component() {
  return useMay().administer ? <SharedLinks /> : <NoCalendar />;
}

const pageSize = 20;

function SharedLinks() {
  const say = useText();
  const [page, setPage] = useState(1);
  const [{ data, error }, ask] = useQuery({
    query: SharedCalendarsDocument,
    variables: { limit: pageSize, offset: (page - 1) * pageSize },
    requestPolicy: 'cache-and-network',
  });
  const list = data?.sharedCalendars;
  return (
    <>
      <PageHeader
        above={<TextLink to={paths.explore}>{say('calendar.explore')}</TextLink>}
        title={say('shareLink.all')}
        lead={list ? say('shareLink.all.lead', { count: list.totalCount }) : ' '}
      />
      {error && !list && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!list && !error && <Skeleton lines={6} />}
      {list?.nodes.length === 0 && (
        <EmptyState title={say('shareLink.all.empty')}>{say('shareLink.all.emptyHint')}</EmptyState>
      )}
      {list && list.nodes.length > 0 && <SharedLinksList links={list.nodes} />}
      {list && (
        <Pager page={page} pages={list.pageInfo.numberOfPages} onChange={setPage} label={say('shareLink.all.pages')} />
      )}
    </>
  );
}
