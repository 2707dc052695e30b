import { type Area, sdlOf } from '../../core/area/area.ts';
import { resolvers } from './person.resolvers.ts';

/** The pages of people and of their organizations. */
export const person: Area = {
  name: 'person',
  sdl: sdlOf(import.meta.url, 'person'),
  actions: {},
  resolvers,
};
