import { type RootPlace, rootScreen } from '../../subject/root/root-screen.ts';
import { NotFoundPage } from '../guards/not-found-page.tsx';
import { roots } from '../registry/areas.ts';

/** Returns the screen for a place, of the area's kind that the address names. */
export const screenAt = (place: RootPlace) => rootScreen(place, roots, NotFoundPage);
