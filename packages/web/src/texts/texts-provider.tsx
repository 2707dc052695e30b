import type { CompiledTexts } from '@samspel/i18n/compile';
import { formatLocale, type Locale } from '@samspel/i18n/locale';
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { useLocale } from './locale.ts';
import { loadMessages, useIsWhole } from './messages.ts';

/** The texts of one language, fetched. */
export interface LoadedTexts {
  locale: Locale;
  messages: CompiledTexts;
}

/** Gives everything inside the texts of the chosen language. The old language stays until the new one has come. */
export function TextsProvider({ first, children }: { first: LoadedTexts; children: ReactNode }) {
  const chosen = useLocale();
  const isWhole = useIsWhole();
  const [shown, setShown] = useState({ ...first, isWhole });
  useEffect(() => {
    let stale = false;
    if (chosen !== shown.locale || isWhole !== shown.isWhole) {
      void loadMessages(chosen).then((messages) => !stale && setShown({ locale: chosen, messages, isWhole }));
    }
    return () => {
      stale = true;
    };
  }, [chosen, isWhole, shown]);
  useEffect(() => {
    document.documentElement.lang = shown.locale;
  }, [shown.locale]);
  return (
    <IntlProvider locale={formatLocale[shown.locale]} messages={shown.messages} defaultLocale="nb-NO">
      {children}
    </IntlProvider>
  );
}
