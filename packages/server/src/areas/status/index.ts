import { type Area, sdlOf } from '../../core/area/area.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { setStatusAction } from './status.action.ts';

/** Gives a thing of any kind a status by one call. @param others the areas whose own actions it calls */
export const status = (kinds: Kinds, others: readonly Area[]): Area => ({
  name: 'status',
  sdl: sdlOf(import.meta.url, 'status'),
  actions: { setStatus: setStatusAction(kinds, Object.assign({}, ...others.map(({ actions }) => actions))) },
  resolvers: {},
});
