import { actionsOf } from '../../core/action.ts';
import { type Area, sdlOf } from '../../core/area.ts';
import * as groupActions from './group.actions.ts';
import { resolvers } from './organization.resolvers.ts';

/** Organizations, groups and KOSTRA: whom things are shared with, and what they are about. */
export const organization: Area = {
  name: 'organization',
  sdl: sdlOf(import.meta.url, 'organization'),
  actions: actionsOf(groupActions),
  resolvers,
};
