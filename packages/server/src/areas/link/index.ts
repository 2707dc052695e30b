import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { createLinkAction, removeLink, restoreLink, updateLink } from './link.actions.ts';
import { linkJob } from './link.job.ts';
import { linkFields } from './link.resolvers.ts';

/** Links to pages elsewhere, on things of whatever kind says that it takes them. */
export const link = (kinds: Kinds): Area => ({
  name: 'link',
  sdl: sdlOf(import.meta.url, 'link'),
  actions: actionsOf({ createLink: createLinkAction(kinds), updateLink, removeLink, restoreLink }),
  resolvers: linkFields(kinds),
  jobs: [linkJob],
});
