import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import * as actions from './news.actions.ts';
import { resolvers } from './news.resolvers.ts';

/** News of Samspel: admins write it, everybody reads it (product/shell#news). */
export const news: Area = {
  name: 'news',
  sdl: sdlOf(import.meta.url, 'news'),
  actions: actionsOf(actions),
  resolvers,
};
