import { formatLocale } from '@samspel/i18n/locale';
import { type ReactNode, useEffect } from 'react';
import { IntlProvider, ReactIntlErrorCode } from 'react-intl';
import { storedTokens } from '../storage/tokens.ts';
import { useLocale } from './locale.ts';
import { loadPublic, loadTexts, loadWhole, useLoadedTexts } from './messages.ts';

/** A text that is not there yet is fetched: what says more than the page was counted on is shown without words for a moment. */
function onTextError({ code }: { code: string }): void {
  if (code === ReactIntlErrorCode.MISSING_TRANSLATION)
    void (storedTokens() ? loadWhole() : loadPublic()).catch(() => undefined);
}

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
    <IntlProvider locale={formatLocale[locale]} messages={messages} defaultLocale="nb-NO" onError={onTextError}>
      {children}
    </IntlProvider>
  );
}
