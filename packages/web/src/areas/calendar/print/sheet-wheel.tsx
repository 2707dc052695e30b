import '@samspel/wheel/wheel.css';
import { emptySelection, YearWheel } from '@samspel/wheel';
import { useText } from '../../../core/texts/text.tsx';
import { useWheelChoices } from '../year/use-wheel-choices.ts';
import { useWheelTexts } from '../year/use-wheel-texts.ts';
import type { PrintedYear } from './printed-year.ts';
import { type SheetFormat, wheelPixel } from './sheet-format.ts';
import styles from './sheets.module.css';

const nothingChosen = emptySelection();

/** The wheel as a picture: nothing to choose, no hand of today, every month alike. What it shows stands in the list. */
export function SheetWheel({ printed, format }: { printed: PrintedYear; format: SheetFormat }) {
  const say = useText();
  const { title, label, year, startMonth, rings, activities } = printed;
  const { texts, holidays } = useWheelTexts(year, startMonth);
  const { direction } = useWheelChoices().choices;
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
          selection={nothingChosen}
          diameter={Math.round((format.wheel ?? 0) / wheelPixel)}
        />
      </div>
    </div>
  );
}
