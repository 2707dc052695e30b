import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import type { Kinds } from '../../subject/kinds.ts';
import * as actions from './link.actions.ts';
import { linkJob } from './link.job.ts';
import { resolvers } from './link.resolvers.ts';
import { linkedFields, linkedSdl } from './linked.ts';

/** Links to pages elsewhere, on things of any kind that takes them. */
export const link = (kinds: Kinds): Area => ({
  name: 'link',
  sdl: [sdlOf(import.meta.url, 'link'), linkedSdl(kinds)].join('\n'),
  actions: actionsOf(actions),
  resolvers: joinResolvers(resolvers, linkedFields(kinds)),
  jobs: [linkJob],
});
