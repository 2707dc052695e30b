import { ChatElipsisIcon, PlusCircleIcon } from '@navikt/aksel-icons';
import type { WebArea } from '../../subject/area.ts';
import { forumPaths } from './address/forum-paths.ts';
import { discussionCache } from './discussion.cache.ts';
import { FollowedDiscussions } from './followed-discussions.tsx';

const permission = 'DISCUSSION';
/** The page of a discussion, below its topic's address. */
const path = ({ home = null, ...thing }: { id: string; uri: string | null; home?: string | null }) =>
  forumPaths.discussion({ ...thing, topic: home });
const icon = <ChatElipsisIcon aria-hidden="true" />;

/** The forum: its place in the menu, its tile, its kind, and the questions that I follow. */
export const discussionArea: WebArea = {
  menu: [{ to: forumPaths.dashboard, also: [], text: 'discussion.forum', icon, permission }],
  tiles: [{ to: () => forumPaths.dashboard, icon, title: 'discussion.forum', body: 'discussion.tile', permission }],
  favourites: [{ kind: 'DISCUSSION', text: 'discussion.forum', permission, Content: FollowedDiscussions }],
  shortcuts: [
    {
      to: () => forumPaths.create(),
      icon: <PlusCircleIcon aria-hidden="true" />,
      text: 'discussion.new',
      permission,
    },
  ],
  kinds: [
    {
      kind: 'DISCUSSION',
      type: 'Discussion',
      listed: { many: 'discussion.many', path },
      history: async () => (await import('./discussion.history.ts')).discussionHistory,
      found: { many: 'discussion.many', icon, path },
    },
  ],
  sections: [
    { name: 'discussion', kinds: ['TOPIC'], load: () => import('./on-topic/topic-discussions.tsx') },
    {
      name: 'discussionsInShort',
      kinds: ['TOPIC'],
      load: () => import('./on-topic/topic-discussions-in-short.tsx'),
    },
    { name: 'origin', kinds: ['EVENT_INSTANCE'], load: () => import('./activity/origin-part.tsx') },
  ],
  cache: discussionCache,
};
