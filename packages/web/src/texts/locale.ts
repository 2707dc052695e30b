import { defaultLocale, type Locale, locales } from '@samspel/i18n/locale';
import { readLocal, writeLocal } from '../storage/local.ts';
import { shared, useShared } from '../storage/state.ts';

const isLocale = (value: string | null): value is Locale => locales.some((one) => one === value);

const stored = readLocal('locale');
const current = shared<Locale>(isLocale(stored) ? stored : defaultLocale);

/** Returns the language shown now. */
export const currentLocale = (): Locale => current.get();
export const useLocale = (): Locale => useShared(current);

/** Shows another language and stores the choice in this browser; `shell/language-choice.ts` also saves it to the profile. */
export function chooseLocale(locale: Locale): void {
  writeLocal('locale', locale);
  current.set(locale);
}

/** Whether a language was chosen in this browser; the profile's then does not override it. */
export const hasChosenLocale = (): boolean => isLocale(readLocal('locale'));
