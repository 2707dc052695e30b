import { actionsOf } from '../../core/area/action.ts';
import { sdlOf } from '../../core/area/area.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import type { SubjectArea } from '../../subject/definition.ts';
import { networkFields } from './network.resolvers.ts';
import * as actions from './topic.actions.ts';
import { topicResolvers } from './topic.resolvers.ts';
import { topicSubject } from './topic.subject.ts';
import { visitTopic } from './visit.actions.ts';

/** Topics, and the people who follow and write them. */
export const topic: SubjectArea = {
  name: 'topic',
  kinds: [topicSubject],
  sdl: ['topic', 'network'].map((part) => sdlOf(import.meta.url, part)).join('\n'),
  actions: actionsOf({ ...actions, visitTopic }),
  resolvers: joinResolvers(topicResolvers, networkFields),
};
