import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { addToRelated, removeFromRelated } from './relation.actions.ts';
import { relationFields } from './relation.resolvers.ts';

/** Relations between things of any kind that takes them. */
export const relation = (kinds: Kinds): Area => ({
  name: 'relation',
  sdl: sdlOf(import.meta.url, 'relation'),
  actions: actionsOf({ addToRelated, createRelation: addToRelated, removeFromRelated }),
  resolvers: relationFields(kinds),
});
