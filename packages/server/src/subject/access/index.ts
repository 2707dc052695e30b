import { type Area, sdlOf } from '../../core/area/area.ts';
import { accessFields } from './access.resolvers.ts';

/** Access lists in the schema, the same for every kind of thing that is shared. */
export const sharing: Area = {
  name: 'sharing',
  sdl: sdlOf(import.meta.url, 'access'),
  actions: {},
  resolvers: accessFields,
};
