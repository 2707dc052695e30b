import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import * as actions from './link.actions.ts';
import { linkJob } from './link.job.ts';
import { resolvers } from './link.resolvers.ts';

/** Links to pages elsewhere, on things of any kind that takes them. */
export const link: Area = {
  name: 'link',
  sdl: sdlOf(import.meta.url, 'link'),
  actions: actionsOf(actions),
  resolvers,
  jobs: [linkJob],
};
