import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { relatedFields, relatedSdl } from './related-lists.ts';
import { addToRelated, removeFromRelated } from './relation.actions.ts';
import { relationFields } from './relation.resolvers.ts';

/** Relations between things of any kind that takes them. */
export const relation = (kinds: Kinds): Area => ({
  name: 'relation',
  sdl: [sdlOf(import.meta.url, 'relation'), relatedSdl(kinds)].join('\n'),
  actions: actionsOf({ addToRelated, createRelation: addToRelated, removeFromRelated }),
  resolvers: joinResolvers(relationFields(kinds), relatedFields(kinds)),
});
