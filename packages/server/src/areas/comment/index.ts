import { actionsOf } from '../../core/area/action.ts';
import { sdlOf } from '../../core/area/area.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import type { SubjectArea } from '../../subject/definition.ts';
import type { Kinds } from '../../subject/kinds.ts';
import * as actions from './comment.actions.ts';
import { commentFields } from './comment.resolvers.ts';
import { commentedFields, commentedSdl } from './commented.ts';

/** Comments on things of any kind that takes them. */
export const comment = (kinds: Kinds): SubjectArea => ({
  name: 'comment',
  sdl: [sdlOf(import.meta.url, 'comment'), commentedSdl(kinds)].join('\n'),
  actions: actionsOf(actions),
  resolvers: joinResolvers(commentFields(kinds), commentedFields(kinds)),
});
