import type { WebArea } from '../../subject/area.ts';
import { searchCache } from './search.cache.ts';

/** Search over people, organizations and the things of every area. Its box is in the header. */
export const searchArea: WebArea = { cache: searchCache };
