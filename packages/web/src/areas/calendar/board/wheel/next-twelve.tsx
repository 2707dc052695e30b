import { monthOf, yearOf } from '@samspel/domain/time/day';
import { useEffect, useRef } from 'react';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import { Button } from '../../../../ui/base/button.tsx';
import { useWheelChoices } from '../../address/use-wheel-choices.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';

/**
 * The choice beside the years: twelve months from this one on, or, pressed again, the calendar year. It is the person's start month, and holds for every
 * wheel (product/year-wheels#years).
 */
export function NextTwelve({ yearAsked, onYearChange }: Pick<YearBoardProps, 'yearAsked' | 'onYearChange'>) {
  const say = useText();
  const today = useToday();
  const { choices, choose } = useWheelChoices();
  const month = monthOf(today);
  const beginsNow = choices.startMonth === month;
  const isShown = beginsNow && yearAsked === yearOf(today);
  // The year is gone to when the page knows the new start month, by which it decides what its address must say.
  const isOnTheWay = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the start month
  useEffect(() => {
    if (isOnTheWay.current) onYearChange(yearOf(today));
    isOnTheWay.current = false;
  }, [choices.startMonth]);
  const press = () => {
    if (beginsNow && !isShown) return onYearChange(yearOf(today));
    isOnTheWay.current = true;
    choose({ startMonth: isShown ? 1 : month });
  };
  return (
    <Button variant="tertiary" size="sm" aria-pressed={isShown} aria-disabled={isShown && month === 1} onClick={press}>
      {say('wheel.nextTwelve')}
    </Button>
  );
}
