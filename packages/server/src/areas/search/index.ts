import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import { fieldOf } from '../../core/graphql/field-name.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { hitFields } from './hit.resolvers.ts';
import { searchedKinds } from './search.queries.ts';
import { searchFields } from './search.resolvers.ts';
import { tidyWords } from './words.job.ts';

/** Search over people, organizations and things of every kind. */
export const search = (kinds: Kinds): Area => ({
  name: 'search',
  sdl: [
    sdlOf(import.meta.url, 'search'),
    ...searchedKinds(kinds).map(({ type }) => `extend type Search { ${fieldOf(type)}: [SearchHit!]! }`),
  ].join('\n'),
  actions: actionsOf({}),
  resolvers: joinResolvers(searchFields(kinds), hitFields(kinds)),
  jobs: [tidyWords],
});
