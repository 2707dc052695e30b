import type { RefObject } from 'react';
import { useToday } from '../../../../core/time/use-today.ts';
import { useShortcuts } from '../../../../ui/base/use-shortcuts.ts';
import { neighbourOf } from '../../activity/neighbours.ts';
import { switchableYears, yearAfter, yearHolding } from '../../address/shown-year.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';

type Props = Pick<YearBoardProps, 'year' | 'yearAsked' | 'startMonth' | 'opened' | 'onYearChange' | 'onOpen' | 'onNew'>;
type Place = RefObject<HTMLElement | null>;

/** The single-key shortcuts on a page with a year (product/year-wheels#shortcuts). */
export function useBoardShortcuts(
  { year, yearAsked, startMonth, opened, onYearChange, onOpen, onNew }: Props,
  place: Place,
) {
  const today = useToday();
  const years = switchableYears(today, startMonth);
  const turn = (step: number) => {
    const to = yearAfter(yearAsked, step, years);
    if (to !== yearAsked) onYearChange(to);
  };
  const walk = (step: number) => {
    const id = neighbourOf(opened, step);
    if (id) onOpen({ id });
  };
  useShortcuts({
    n: onNew && (() => onNew()),
    t: () => yearHolding(today, startMonth) !== year && onYearChange(yearHolding(today, startMonth)),
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    '/': () => place.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    j: () => walk(1),
    k: () => walk(-1),
  });
}
