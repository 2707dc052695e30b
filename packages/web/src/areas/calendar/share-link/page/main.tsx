import '@fontsource-variable/inter';
import './page.css';
import { readSharedView } from '@samspel/domain/calendar/share-link-view';
import { osloToday } from '@samspel/domain/time/oslo';
import { formatLocale } from '@samspel/i18n/locale';
import { lazy, StrictMode, Suspense } from 'react';
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

/** A wall comes in a file of its own: other templates keep nothing, and have no code that could. */
const WallPage = lazy(() => import('./wall/wall-page.tsx').catch(startAgain));

/** Starts the page again in a minute if its code could not be fetched: nobody stands at a wall to do so. */
function startAgain(problem: unknown): never {
  setTimeout(() => location.reload(), 60_000);
  throw problem;
}

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <IntlProvider
      locale={formatLocale[locale]}
      messages={await loadSharedTexts(locale)}
      defaultLocale={formatLocale[locale]}
    >
      {view.template === 'wall' ? (
        <Suspense fallback={null}>
          <WallPage uri={uriOf(location.pathname)} startMonth={view.startMonth} locale={locale} />
        </Suspense>
      ) : (
        <SharedPage uri={uriOf(location.pathname)} first={view} locale={locale} />
      )}
    </IntlProvider>
  </StrictMode>,
);
