import { PlusIcon } from '@navikt/aksel-icons';
import { type ReactNode, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { useWhoNames } from '../../../core/who/use-who-names.ts';
import { AllDiscussionsDocument } from '../../../generated/graphql.ts';
import { writeFilter } from '../../../subject/list/list-filter.ts';
import { ListFrame } from '../../../subject/list/list-frame.tsx';
import { useListAddress } from '../../../subject/list/use-list-address.ts';
import { usePageAhead } from '../../../subject/sections/use-page-ahead.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { partAhead } from '../../../ui/base/part-ahead.tsx';
import { chipElseField, useFocusFallback } from '../../../ui/focus/use-focus-fallback.ts';
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

const NewDiscussion = partAhead(() => import('../ask/new-discussion.tsx'));

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
  const [asked, ask] = useQuery({
    query: AllDiscussionsDocument,
    variables,
    requestPolicy: 'cache-and-network',
  });
  const isCreating = pathname.endsWith('/create');
  NewDiscussion.useAhead();
  usePageAhead('DISCUSSION', () => import('../page/discussion-page.tsx'));
  return (
    <>
      <ListFrame
        asked={asked}
        ask={ask}
        above={above}
        title={filter.preset ? say('discussion.inMunicipality', { municipality: organization.name }) : say(title)}
        {...(isCreating && { documentTitle: `${say('discussion.new')} · Samspel` })}
        sayCount={(count) => say('discussion.count', { count })}
        actions={
          <>
            <LinkButton variant="primary" icon={<PlusIcon />} to={`${forumPaths.create(forum)}${search}`}>
              {say('discussion.new')}
            </LinkButton>
            {!topic && <TourButton steps={forumTour(say)} />}
          </>
        }
        page={filter.page}
        onPage={(page) => address.change({ page })}
        toPage={(page) => `?${writeFilter(forumList, { ...filter, page })}`}
        pagesLabel={say('discussion.pages')}
        className={styles.list}
        tour="latest"
        row={(discussion) => <DiscussionRow key={discussion.id} discussion={discussion} />}
        empty={<NoDiscussions address={address} forum={forum} />}
      >
        {!topic && <ForumTiles filter={filter} />}
        <search ref={place}>
          <ForumFilters
            address={address}
            remember={names.remember}
            chips={<ForumChips address={address} preset={organization} nameOf={names.nameOf} />}
          />
        </search>
      </ListFrame>
      {isCreating && (
        <NewDiscussion.Part topic={topic} onClose={() => navigate(`${path}${search}`, { replace: true })} />
      )}
    </>
  );
}
