import { formatLocale } from '@samspel/i18n/locale';
import { type ReactNode, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { useLocale } from './locale.ts';
import { loadTexts, useLoadedTexts } from './messages.ts';

/** Gives everything inside the texts of the chosen language. The old language stays until the new one has been fetched. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const chosen = useLocale();
  const { locale, messages } = useLoadedTexts();
  useEffect(() => {
    if (chosen !== locale) void loadTexts();
  }, [chosen, locale]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <IntlProvider locale={formatLocale[locale]} messages={messages} defaultLocale="nb-NO">
      {children}
    </IntlProvider>
  );
}
