import { WheelLegend, YearWheel } from '@samspel/wheel';
import { useMemo } from 'react';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import { wheelHolidays, wheelTextsOf } from '../../board/model/wheel-texts.ts';
import type { SharedProps } from './shared-props.ts';
import styles from './shared-wheel.module.css';
import type { Contents } from './use-contents.ts';

/** The wheel, and its legend. It does not show what is done, since the link does not reveal that (product/sharing#links-for-everyone). */
export function SharedWheel({ shared, locale, years, onYear, contents }: SharedProps & { contents: Contents }) {
  const say = useText();
  const today = useToday();
  const { year, startMonth } = shared;
  const { rings, activities, hidden, hide, highlight, selection, select } = contents;
  const shown = useMemo(() => rings.filter(({ id }) => !hidden.has(id)), [rings, hidden]);
  const texts = useMemo(() => wheelTextsOf(say, locale, today), [say, locale, today]);
  const holidays = useMemo(() => wheelHolidays(year, startMonth, locale), [year, startMonth, locale]);
  return (
    <>
      <YearWheel
        {...{ year, startMonth, activities, selection, texts, today, holidays, highlight }}
        rings={shown}
        twoYears
        progress={null}
        onSelectionChange={select}
        onYearChange={onYear}
        yearRange={years}
      />
      <div className={styles.legend}>
        <WheelLegend {...{ rings, activities, texts, hidden, highlight }} onHide={hide} saysDone={false} />
      </div>
    </>
  );
}
