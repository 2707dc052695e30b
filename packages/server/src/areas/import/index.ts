import type { Area } from '../../core/area/area.ts';
import { expireImports } from './expire.job.ts';
import { importRoute } from './import.rest.ts';

/** Reading tables out of files and out of what is pasted. What becomes of them is said by the area of year wheels. */
export const imports: Area = {
  name: 'import',
  sdl: '',
  actions: {},
  resolvers: {},
  routes: [importRoute],
  jobs: [expireImports],
};
