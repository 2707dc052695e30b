import { sayWeekday } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import type {
  RepetitionAnchor,
  RepetitionPosition,
  RepetitionUnit,
  RepetitionWeekday,
  RepetitionWeeks,
} from '../../../generated/graphql.ts';

interface Repetition {
  unit: RepetitionUnit;
  interval: number;
  position: RepetitionPosition | null;
  weekday: RepetitionWeekday | null;
  anchor: RepetitionAnchor | null;
  weeks: RepetitionWeeks | null;
}

/** 'Gjentek seg kvar månad, siste fredag i månaden'; 'Gjentek seg kvar partalsveke, måndag'; 'Gjentek seg kvart år, andre virkedag etter påske'. */
export function sayRepetition(say: Say, { unit, interval, position, weekday, anchor, weeks }: Repetition): string {
  const often = weeks ? say(`event.repeats.${weeks}`, { interval }) : say(`event.repeats.${unit}`, { interval });
  if (!weekday) return often;
  if (!position) return `${often}, ${sayCounted(say, weekday)}`;
  const which = { position: say(`event.position.${position}`), weekday: sayCounted(say, weekday) };
  if (!anchor) return `${often}, ${say('event.positionWeekday', which)}`;
  return `${often}, ${say(position === 'LAST' ? 'event.positionBeforeEaster' : 'event.positionAfterEaster', which)}`;
}

/** 'måndag', 'virkedag': what a position counts. */
export const sayCounted = (say: Say, weekday: RepetitionWeekday): string =>
  weekday === 'WORKING_DAY' ? say('event.workingDay.one') : sayWeekday(say, weekday);
