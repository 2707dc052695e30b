import { type Area, sdlOf } from '../../core/area.ts';
import { resolvers } from './organization.resolvers.ts';

/** Organizations, groups and KOSTRA: whom things are shared with, and what they are about. */
export const organization: Area = {
  name: 'organization',
  sdl: sdlOf(import.meta.url, 'organization'),
  actions: {},
  resolvers,
};
