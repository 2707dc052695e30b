import '@samspel/wheel/wheel.css';
import type { SharedYear } from '@samspel/domain/calendar/share-link-year';
import { type Day, monthOf } from '@samspel/domain/time/day';
import type { Locale } from '@samspel/i18n/locale';
import { emptySelection, YearWheel } from '@samspel/wheel';
import { useMemo } from 'react';
import { useText } from '../../../../../texts/text.tsx';
import { wheelHolidays, wheelTextsOf } from '../../../board/model/wheel-texts.ts';
import type { SharedContents } from '../shared-contents.ts';
import styles from './wall.module.css';

interface Props {
  shared: SharedYear;
  contents: SharedContents;
  locale: Locale;
  today: Day;
  /** Whether it is read from afar: its letters grow with it. */
  isFar: boolean;
}

/** The size in pixels that a wheel for metres away is laid out in: on a screen of 1,080 lines its letters of 12 pixels are 20. */
const farLayout = 520;

/** The wheel as a picture, with the hand at today and this month highlighted. The lists beside it have what is ahead as text. */
export function WallWheel({ shared, contents, locale, today, isFar }: Props) {
  const say = useText();
  const { year, startMonth, title } = shared;
  const { rings, activities } = contents;
  const texts = useMemo(() => wheelTextsOf(say, locale, today), [say, locale, today]);
  const holidays = useMemo(() => wheelHolidays(year, startMonth, locale), [year, startMonth, locale]);
  const month = monthOf(today);
  const selection = useMemo(() => {
    const whole = { isEntireMonthSelected: true, selectedRingIds: rings.map(({ id }) => id) };
    return emptySelection().map((nothing, index) => (index === month - 1 ? whole : nothing));
  }, [rings, month]);
  return (
    <div role="img" aria-label={say('sharedPage.wall.wheel', { title })} className={styles.wheel}>
      <div inert>
        <YearWheel
          {...{ year, startMonth, rings, activities, texts, today, holidays, selection }}
          {...(isFar && { diameter: farLayout })}
          twoYears
          progress={null}
        />
      </div>
    </div>
  );
}
