import type { WheelHoliday, WheelTexts } from '@samspel/wheel';
import { useMemo } from 'react';
import { useToday } from '../../../../core/time/use-today.ts';
import { useLocale } from '../../../../texts/locale.ts';
import { useText } from '../../../../texts/text.tsx';
import { wheelHolidays, wheelTextsOf } from './wheel-texts.ts';

/** The texts and holidays of the wheel of twelve months from `startMonth`; the same objects until the language, the year or the day changes. */
export function useWheelTexts(year: number, startMonth: number): { texts: WheelTexts; holidays: WheelHoliday[] } {
  const say = useText();
  const locale = useLocale();
  const today = useToday();
  const texts = useMemo(() => wheelTextsOf(say, locale, today), [say, locale, today]);
  const holidays = useMemo(() => wheelHolidays(year, startMonth, locale), [year, startMonth, locale]);
  return { texts, holidays };
}
