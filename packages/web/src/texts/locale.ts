import { defaultLocale, type Locale, locales } from '@samspel/i18n/locale';
import { readLocal, writeLocal } from '../storage/local.ts';
import { shared, useShared } from '../storage/state.ts';

const isLocale = (value: string | null): value is Locale => locales.some((one) => one === value);

const stored = readLocal('locale');
const current = shared<Locale>(isLocale(stored) ? stored : defaultLocale);

/** The language shown now. */
export const currentLocale = (): Locale => current.get();
export const useLocale = (): Locale => useShared(current);

/** Shows another language and keeps the choice in this browser; `shell/language-choice.ts` also saves it to the profile. */
export function chooseLocale(locale: Locale): void {
  writeLocal('locale', locale);
  current.set(locale);
}

/** Whether this browser has a language of its own choice, so that a profile's does not override it. */
export const hasChosenLocale = (): boolean => isLocale(readLocal('locale'));
