import '@samspel/wheel/wheel.css';
import { YearWheel } from '@samspel/wheel';
import { useMemo } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { yearHolding } from '../address/shown-year.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { useWheelTexts } from '../board/model/use-wheel-texts.ts';
import styles from './new-wheel.module.css';

interface Props {
  title: string;
  /** #rrggbb */
  color: string;
  /** The year that it opens on; undefined for the current one. */
  year: number | undefined;
}

const nothing: never[] = [];

/** The year wheel that a form makes, as its page will draw it while it is empty. Decorative: the fields beside it say the same. */
export default function NewWheel({ title, color, year }: Props) {
  const say = useText();
  const today = useToday();
  const { startMonth, direction } = useWheelChoices().choices;
  const shown = year ?? yearHolding(today, startMonth);
  const { texts, holidays } = useWheelTexts(shown, startMonth);
  const rings = useMemo(() => [{ id: 'new', title, color }], [title, color]);
  return (
    <figure className={styles.wheel} aria-hidden="true" inert>
      <YearWheel
        {...{ year: shown, startMonth, texts, today, holidays, direction, rings }}
        twoYears
        activities={nothing}
        part={undefined}
        onPartChange={stay}
      />
      <figcaption>{title.trim() || say('calendar.new')}</figcaption>
    </figure>
  );
}

/** It is looked at, not enlarged. */
const stay = () => {};
