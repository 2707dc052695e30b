import type { Day } from '@samspel/domain/time/day';
import { sayShortDay } from '@samspel/i18n/days';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';

/** Why a deadline is on another day than its rule gave: ' · flytta frå 1. mai'. */
export function MovedFrom({ day }: { day: Day }) {
  const say = useText();
  const today = useToday();
  return <> · {say('event.movedFrom', { day: sayShortDay(say, day, today) })}</>;
}
