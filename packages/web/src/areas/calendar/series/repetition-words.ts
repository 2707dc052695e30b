import { sayWeekday } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import type { RepetitionPosition, RepetitionUnit, Weekday } from '../../../generated/graphql.ts';

interface Repetition {
  unit: RepetitionUnit;
  interval: number;
  position: RepetitionPosition | null;
  weekday: Weekday | null;
}

/** 'Gjentek seg kvar månad, siste fredag i månaden'; 'Gjentek seg kvar veke, måndag'. */
export function sayRepetition(say: Say, { unit, interval, position, weekday }: Repetition): string {
  const often = say(`event.repeats.${unit}`, { interval });
  if (!weekday) return often;
  if (!position) return `${often}, ${sayWeekday(say, weekday)}`;
  const which = say(`event.position.${position}`);
  return `${often}, ${say('event.positionWeekday', { position: which, weekday: sayWeekday(say, weekday) })}`;
}
