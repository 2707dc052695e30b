import type { Say } from '@samspel/i18n/say';
import { type TourStep, tourStop } from '../../ui/tour/tour-step.ts';

/** The seven stops of the year wheels' tour (product/year-wheels#home): the tiles, and the three lists. */
const stops = {
  'calendar.mine': 'mine',
  'calendar.explore': 'explore',
  'calendar.myMunicipality': 'myMunicipality',
  'calendar.createNew': 'create',
  deadlines: 'deadlines',
  mine: 'tasks',
  given: 'given',
} as const;

export const yearWheelTour = (say: Say): TourStep[] =>
  Object.entries(stops).map(([name, part]) =>
    tourStop(name, say(`home.tour.${part}.title`), say(`home.tour.${part}.body`)),
  );
