import { HandShakeHeartIcon, PlusCircleIcon } from '@navikt/aksel-icons';
import { noInvalidation } from '../../core/graphql/cache-rules.ts';
import type { WebArea } from '../../subject/area.ts';
import { topicPaths } from './address/topic.paths.ts';
import { FollowedTopics } from './followed-topics.tsx';

const permission = 'TOPIC';
const icon = <HandShakeHeartIcon aria-hidden="true" />;

/** Topics: their place in the menu, their tile, their kind, and those that I follow. */
export const topicArea: WebArea = {
  menu: [{ to: topicPaths.dashboard, also: [], text: 'topic.many', icon, permission }],
  tiles: [{ to: () => topicPaths.dashboard, icon, title: 'topic.many', body: 'topic.tile', permission }],
  favourites: [{ kind: 'TOPIC', text: 'topic.many', permission, Content: FollowedTopics }],
  shortcuts: [
    {
      to: () => topicPaths.create,
      icon: <PlusCircleIcon aria-hidden="true" />,
      text: 'topic.create',
      permission,
    },
  ],
  cache: { rereads: { visitTopic: noInvalidation } },
  kinds: [
    {
      kind: 'TOPIC',
      type: 'Topic',
      listed: { many: 'topic.many', path: (thing) => topicPaths.one(thing) },
      history: async () => (await import('./topic.history.ts')).topicHistory,
      followersIn: ['topicNetwork'],
      found: { many: 'topic.many', icon, path: (thing) => topicPaths.one(thing) },
    },
  ],
};
