import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { GraphProvider } from '../core/graphql/graph-provider.tsx';
import { MeProvider } from '../core/person/me.tsx';
import { useMeQuery } from '../core/person/use-me-query.ts';
import { FormPartsProvider } from '../subject/form/form-parts.tsx';
import { HangingProvider } from '../subject/hanging/hanging.ts';
import { KindsProvider } from '../subject/kinds.tsx';
import { SearchProvider } from '../subject/search.ts';
import { TilesProvider } from '../subject/tiles.ts';
import { chooseLocale, hasChosenLocale } from '../texts/locale.ts';
import { problemOf } from '../texts/problem.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { cacheRules, formParts, hangingParts, kinds, searchPlaces, tiles } from './areas.ts';
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

/** Waits until it is known who is signed in, and speaks that person's language from then on. */
function WithMe() {
  const { me, error, retry } = useMeQuery();
  const language = me?.language;
  useEffect(() => {
    if (language && !hasChosenLocale()) chooseLocale(language);
  }, [language]);
  if (me) {
    return (
      <MeProvider value={me}>
        <KindsProvider value={kinds}>
          <HangingProvider value={hangingParts}>
            <FormPartsProvider value={formParts}>
              <TilesProvider value={tiles}>
                <SearchProvider value={searchPlaces}>
                  <Frame>
                    <Outlet />
                  </Frame>
                </SearchProvider>
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
