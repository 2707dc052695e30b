import '@fontsource-variable/inter';
import './page.css';
import { readSharedView } from '@samspel/domain/calendar/share-link-view';
import { osloToday } from '@samspel/domain/time/oslo';
import { formatLocale } from '@samspel/i18n/locale';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { localeOf, uriOf } from './page-address.ts';
import { loadSharedTexts } from './page-texts.ts';
import { SharedPage } from './shared-page.tsx';

/** The page of a share link starts from its address only, without session, storage or cookies (product/wire#addresses). */
const asked = new URLSearchParams(location.search);
const locale = localeOf(asked.get('lang'), navigator.languages);
document.documentElement.lang = locale;
const view = readSharedView((name) => asked.get(name), osloToday(new Date()));
document.documentElement.dataset.template = view.template;

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <IntlProvider
      locale={formatLocale[locale]}
      messages={await loadSharedTexts(locale)}
      defaultLocale={formatLocale[locale]}
    >
      <SharedPage uri={uriOf(location.pathname)} first={view} locale={locale} />
    </IntlProvider>
  </StrictMode>,
);
