import { type RootPlace, rootScreen } from '../subject/root/root-screen.ts';
import { roots } from './areas.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Returns the screen for a place, of the area's kind that the address names. */
export const screenAt = (place: RootPlace) => rootScreen(place, roots, NotFoundPage);
