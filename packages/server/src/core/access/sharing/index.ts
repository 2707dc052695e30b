import { type Area, sdlOf } from '../../area.ts';
import { accessFields } from './sharing.resolvers.ts';

/** Access lists in the schema, the same for every kind of thing that is shared. */
export const sharing: Area = {
  name: 'sharing',
  sdl: sdlOf(import.meta.url, 'sharing'),
  actions: {},
  resolvers: accessFields,
};
