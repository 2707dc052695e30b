import { PlusIcon } from '@navikt/aksel-icons';
import type { Day } from '@samspel/domain/time/day';
import { sayMonth } from '@samspel/i18n/days';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import { Button } from '../../../../ui/base/button.tsx';
import { firstDayInMonth } from '../../address/shown-year.ts';
import type { Board } from '../model/use-board.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';

type Props = Pick<YearBoardProps, 'year' | 'startMonth' | 'onNew'> & { board: Board };

/** Begins a new activity in the month that the person has chosen; shows nothing unless exactly one month is chosen. */
export function NewInMonth({ board: { chosenMonth: month }, ...props }: Props) {
  const say = useText();
  const begin = useBeginInMonth(props, month);
  if (!begin || !month) return null;
  return (
    <Button variant="tertiary" size="sm" icon={<PlusIcon />} onClick={begin}>
      {say('event.newIn', { month: sayMonth(say, month) })}
    </Button>
  );
}

/** Returns a function that begins a new activity in a month (1–12) of the year shown; undefined without a month, or if the person may not add any. */
export function useBeginInMonth(
  { year, startMonth, onNew }: Pick<Props, 'year' | 'startMonth' | 'onNew'>,
  month: number | undefined,
): (() => void) | undefined {
  const today = useToday();
  if (!onNew || !month) return undefined;
  const day: Day = firstDayInMonth(year, startMonth, month, today);
  return () => onNew({ day });
}
