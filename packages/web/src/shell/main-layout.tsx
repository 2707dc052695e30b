import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { GraphProvider } from '../core/graphql/graph-provider.tsx';
import { MeProvider } from '../core/person/me.tsx';
import { useMeQuery } from '../core/person/use-me-query.ts';
import { FormPartsProvider } from '../subject/form/form-parts.tsx';
import { HangingProvider } from '../subject/hanging/hanging.ts';
import { KindsProvider } from '../subject/kinds.tsx';
import { ShortcutsProvider } from '../subject/shortcuts.ts';
import { TilesProvider } from '../subject/tiles.ts';
import { chooseLocale, hasChosenLocale } from '../texts/locale.ts';
import { problemOf } from '../texts/problem.ts';
import { chooseTheme, hasChosenTheme } from '../theme/theme.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { cacheRules, formParts, hangingParts, kinds, shortcuts, tiles } from './areas.ts';
import { Frame } from './frame.tsx';
import { Loader } from './loader.tsx';

/** The layout of every page for people who are signed in. */
export function Component() {
  return (
    <GraphProvider rules={cacheRules}>
      <WithMe />
    </GraphProvider>
  );
}

/** Waits until it is known who is signed in, and has that person's language and theme from then on, where this browser has none of its own. */
function WithMe() {
  const { me, error, retry } = useMeQuery();
  const language = me?.language;
  useEffect(() => {
    if (language && !hasChosenLocale()) chooseLocale(language);
  }, [language]);
  const theme = me?.settings.theme;
  useEffect(() => {
    if (theme && !hasChosenTheme()) chooseTheme(theme === 'DARK' ? 'dark' : 'light');
  }, [theme]);
  if (me) {
    return (
      <MeProvider value={me}>
        <KindsProvider value={kinds}>
          <HangingProvider value={hangingParts}>
            <FormPartsProvider value={formParts}>
              <TilesProvider value={tiles}>
                <ShortcutsProvider value={shortcuts}>
                  <Frame>
                    <Outlet />
                  </Frame>
                </ShortcutsProvider>
              </TilesProvider>
            </FormPartsProvider>
          </HangingProvider>
        </KindsProvider>
      </MeProvider>
    );
  }
  if (!error) return <Loader />;
  if (problemOf(error).code === 'noSubscription') return <Navigate to="/login/no-subscription" replace />;
  return (
    <main>
      <ErrorState error={error} onRetry={retry} />
    </main>
  );
}
