import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { addToRelatedAction, removeFromRelatedAction } from './relation.actions.ts';
import { relationFields } from './relation.resolvers.ts';

/** Relations between things of whatever kind says that it takes them. */
export function relation(kinds: Kinds): Area {
  const addToRelated = addToRelatedAction(kinds);
  return {
    name: 'relation',
    sdl: sdlOf(import.meta.url, 'relation'),
    actions: actionsOf({
      addToRelated,
      createRelation: addToRelated,
      removeFromRelated: removeFromRelatedAction(kinds),
    }),
    resolvers: relationFields(kinds),
  };
}
