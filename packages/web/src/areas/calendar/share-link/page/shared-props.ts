import type { SharedYear } from '@samspel/domain/calendar/share-link-year';
import type { Locale } from '@samspel/i18n/locale';

/** The props of every part of a shared page. */
export interface SharedProps {
  shared: SharedYear;
  locale: Locale;
  /** The years that can be shown. */
  years: { first: number; last: number };
  onYear: (year: number) => void;
}
