import '@samspel/wheel/wheel.css';
import { emptySelection, YearWheel } from '@samspel/wheel';
import { diameterOnPaper } from '@samspel/wheel/pure';
import { useMemo } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { useWheelTexts } from '../board/model/use-wheel-texts.ts';
import { useWheelLines } from '../board/wheel/use-wheel-lines.ts';
import type { PrintedYear } from './printed-year.ts';
import styles from './sheets.module.css';

const nothingChosen = emptySelection();

/** The wheel as a picture: nothing to choose, no hand at today, every month alike. The list has the same contents. @param size millimetres */
export function SheetWheel({ printed, size }: { printed: PrintedYear; size: number }) {
  const say = useText();
  const { title, label, year, startMonth, rings, activities } = printed;
  const { texts } = useWheelTexts(year, startMonth);
  const holidays = useWheelLines(year, startMonth);
  const { direction } = useWheelChoices().choices;
  const today = useToday();
  const diameter = useMemo(
    () => diameterOnPaper(size, { year, startMonth, rings, activities }),
    [size, year, startMonth, rings, activities],
  );
  const counted = say('wheel.activities', { count: activities.length });
  return (
    <div
      role="img"
      aria-label={say('print.wheel', { title, year: label, activities: counted })}
      className={styles.wheel}
    >
      <div inert>
        <YearWheel
          {...{ year, startMonth, rings, activities, texts, holidays, direction }}
          twoYears
          progress={null}
          calledOn={today}
          selection={nothingChosen}
          diameter={diameter}
        />
      </div>
    </div>
  );
}
