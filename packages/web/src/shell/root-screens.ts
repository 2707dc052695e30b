import { type RootPlace, rootScreen } from '../subject/root/root-screen.ts';
import { roots } from './areas.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** The screen at a place, of the kind of some area that the address names. */
export const screenAt = (place: RootPlace) => rootScreen(place, roots, NotFoundPage);
