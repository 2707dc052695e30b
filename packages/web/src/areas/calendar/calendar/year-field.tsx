import { calendarYears } from '@samspel/domain/calendar/calendar';
import { type Day, monthOf } from '@samspel/domain/time/day';
import { useId, useState } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Radio } from '../../../ui/field/radio.tsx';
import { sayYear, yearHolding } from '../address/shown-year.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';

/** The month from which the next year is offered for a new year wheel. */
const nextYearFrom = 10;

/** The year of a new year wheel. */
interface NewYear {
  /** The years to choose from; only one before October, unless the title or the address names another. */
  years: readonly number[];
  /** The year to open; undefined as long as nobody was asked. */
  year: number | undefined;
  choose: (year: number) => void;
}

/**
 * The year of a new year wheel: the one that the person has chosen, else the one that its title names, else `asked`, the one of the address, else
 * this one (product/year-wheels#defaults).
 */
export function useNewYear(title: string, asked: number | undefined): NewYear {
  const today = useToday();
  const { startMonth } = useWheelChoices().choices;
  const [chosen, setChosen] = useState<number>();
  const now = yearHolding(today, startMonth);
  const titled = yearIn(title, today);
  const offered = [now, ...(monthOf(today) >= nextYearFrom ? [now + 1] : []), titled ?? now, asked ?? now];
  const years = [...new Set(offered)].sort((one, other) => one - other);
  const year = years.includes(chosen ?? 0) ? chosen : (titled ?? asked ?? (years.length > 1 ? now : undefined));
  return { years, year, choose: setChosen };
}

/** Returns the last year in a title that a wheel can show: 2027 in 'Barnevern 2027'. */
export function yearIn(title: string, today: Day): number | undefined {
  const { first, last } = calendarYears(today);
  const found = title.match(/(?<!\d)20\d\d(?!\d)/g)?.map(Number) ?? [];
  return found.filter((year) => year >= first && year <= last).at(-1);
}

interface Props {
  years: readonly number[];
  year: number | undefined;
  onChange: (year: number) => void;
}

/** Asks for the year that a new year wheel opens on. */
export function YearField({ years, year, onChange }: Props) {
  const say = useText();
  const name = useId();
  const { startMonth } = useWheelChoices().choices;
  return (
    <Fieldset legend={say('calendarForm.year')} description={say('calendarForm.yearHint')}>
      {years.map((one) => (
        <Radio
          key={one}
          name={name}
          value={String(one)}
          label={sayYear(one, startMonth)}
          checked={one === year}
          onChange={() => onChange(one)}
        />
      ))}
    </Fieldset>
  );
}
