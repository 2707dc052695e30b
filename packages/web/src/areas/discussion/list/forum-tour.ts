import type { Say } from '@samspel/i18n/say';
import { repeatStop, type TourStep, tourStop } from '../../../ui/tour/tour-step.ts';

const stops = ['mine', 'explore', 'municipality', 'create', 'answer', 'latest'] as const;

/** Returns the tour of the forum: the four tiles, what waits for an answer, the list, and the tour again. */
export const forumTour = (say: Say): TourStep[] => [
  ...stops.map((stop) => tourStop(stop, say(`discussion.tour.${stop}.title`), say(`discussion.tour.${stop}.body`))),
  repeatStop(say('shell.tour.endTitle'), say('shell.tour.endBody')),
];
