import type { WheelHoliday, WheelTexts } from '@samspel/wheel';
import { useMemo } from 'react';
import { useLocale } from '../../../core/texts/locale.ts';
import { useText } from '../../../core/texts/text.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { wheelHolidays, wheelTextsOf } from './wheel-texts.ts';

/** The words and holidays of a year's wheel; the same objects until language, year or day change. */
export function useWheelTexts(year: number): { texts: WheelTexts; holidays: WheelHoliday[] } {
  const say = useText();
  const locale = useLocale();
  const today = useToday();
  const texts = useMemo(() => wheelTextsOf(say, locale, today), [say, locale, today]);
  const holidays = useMemo(() => wheelHolidays(year, locale), [year, locale]);
  return { texts, holidays };
}
