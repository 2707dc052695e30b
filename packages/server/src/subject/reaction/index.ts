import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import * as actions from './reaction.actions.ts';

/** Following and clapping, for whatever can be pointed at. */
export const reaction: Area = {
  name: 'reaction',
  sdl: sdlOf(import.meta.url, 'reaction'),
  actions: actionsOf(actions),
  resolvers: {},
};
