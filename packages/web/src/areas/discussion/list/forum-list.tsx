import { PlusIcon } from '@navikt/aksel-icons';
import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { useWhoNames } from '../../../core/who/use-who-names.ts';
import { AllDiscussionsDocument } from '../../../generated/graphql.ts';
import { writeFilter } from '../../../subject/list/list-filter.ts';
import { LoadingCards } from '../../../subject/list/loading-cards.tsx';
import { useListAddress } from '../../../subject/list/use-list-address.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { chipElseField, useFocusFallback } from '../../../ui/focus/use-focus-fallback.ts';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Pager } from '../../../ui/layout/pager.tsx';
import { TourButton } from '../../../ui/tour/tour-button.tsx';
import { type Forum, forumPaths } from '../address/forum-paths.ts';
import { forumList, forumVariables } from './discussion-list.ts';
import { DiscussionRow } from './discussion-row.tsx';
import { ForumChips } from './forum-chips.tsx';
import { ForumFilters } from './forum-filters.tsx';
import styles from './forum-list.module.css';
import { ForumTiles } from './forum-tiles.tsx';
import { forumTour } from './forum-tour.ts';
import { NoDiscussions } from './no-discussions.tsx';

const NewDiscussion = lazy(() => import('../ask/new-discussion.tsx'));

interface Props {
  forum: Forum;
  /** The topic that the discussions belong to; undefined for the public forum. */
  topic?: { id: string; title: string };
  /** Shown above the title: where the forum belongs. */
  above?: ReactNode;
  /** Its title, unless it is narrowed to my municipality. */
  title?: 'discussion.forum' | 'discussion.many';
}

/** The discussions of one forum: filters kept in the address, ten on a page, and a button for a new question. */
export function ForumList({ forum, topic, above, title = 'discussion.many' }: Props) {
  const say = useText();
  const { organization } = useMe();
  const path = forumPaths.list(forum);
  const address = useListAddress(forumList, path);
  const { filter } = address;
  const names = useWhoNames();
  const place = useRef<HTMLElement>(null);
  useFocusFallback(place, chipElseField);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const variables = useMemo(
    () => forumVariables(filter, topic?.id, organization?.id),
    [filter, topic?.id, organization?.id],
  );
  const [{ data, fetching, stale, error }, ask] = useQuery({
    query: AllDiscussionsDocument,
    variables,
    requestPolicy: 'cache-and-network',
  });
  const list = data?.list;
  const pages = list?.pageInfo.numberOfPages ?? 0;
  const isCreating = pathname.endsWith('/create');
  // A page that no longer exists (discussions have gone, or the address is old) leads to the last one.
  if (!fetching && pages > 0 && filter.page > pages)
    return <Navigate to={`?${writeFilter(forumList, { ...filter, page: pages })}`} replace />;
  return (
    <>
      <PageHeader
        above={above}
        title={filter.preset ? say('discussion.inMunicipality', { municipality: organization.name }) : say(title)}
        {...(isCreating && { documentTitle: `${say('discussion.new')} · Samspel` })}
        lead={<span role="status">{list ? say('discussion.count', { count: list.totalCount }) : ' '}</span>}
        actions={
          <>
            <LinkButton variant="primary" icon={<PlusIcon />} to={`${forumPaths.create(forum)}${search}`}>
              {say('discussion.new')}
            </LinkButton>
            {!topic && <TourButton steps={forumTour(say)} />}
          </>
        }
        isList
      />
      {!topic && <ForumTiles filter={filter} />}
      <search ref={place}>
        <ForumFilters
          address={address}
          remember={names.remember}
          chips={<ForumChips address={address} preset={organization} nameOf={names.nameOf} />}
        />
      </search>
      {error && !list && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {fetching && !list && <LoadingCards />}
      {list?.nodes.length === 0 && <NoDiscussions address={address} forum={forum} />}
      {list && (
        <ul className={styles.list} aria-busy={fetching || stale} data-tour="latest">
          {list.nodes.map((discussion) => (
            <DiscussionRow key={discussion.id} discussion={discussion} />
          ))}
        </ul>
      )}
      {list && (
        <Pager
          page={filter.page}
          pages={pages}
          onChange={(page) => address.change({ page })}
          label={say('discussion.pages')}
        />
      )}
      {isCreating && (
        <Suspense>
          <NewDiscussion topic={topic} onClose={() => navigate(`${path}${search}`, { replace: true })} />
        </Suspense>
      )}
    </>
  );
}
