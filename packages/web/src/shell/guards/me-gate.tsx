import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { GraphProvider } from '../../core/graphql/graph-provider.tsx';
import { stayOpen } from '../../core/live/socket.ts';
import { MeProvider } from '../../core/person/me.tsx';
import { useMeQuery } from '../../core/person/use-me-query.ts';
import { isInTeams } from '../../core/teams/in-teams.ts';
import { chooseLocale, hasChosenLocale } from '../../texts/locale.ts';
import { problemOf } from '../../texts/problem.ts';
import { useText } from '../../texts/text.tsx';
import { chooseTheme, hasChosenTheme } from '../../theme/theme.ts';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { cacheRules } from '../registry/areas.ts';
import styles from '../start/error-screen.module.css';

/** Around everything that a signed-in person sees; shows `waiting` until it is known who that is. */
export function MeGate({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return (
    <GraphProvider rules={cacheRules}>
      <WithMe waiting={waiting}>{children}</WithMe>
    </GraphProvider>
  );
}

/**
 * Waits until it is known who is signed in, and uses that person's language and theme from then on, unless this browser has its own; in Teams, the
 * theme of Teams.
 */
function WithMe({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const say = useText();
  const { me, error, retry } = useMeQuery();
  useEffect(() => stayOpen(), []); // open by the time that the page asks, so that nothing is asked twice
  const language = me?.language;
  useEffect(() => {
    if (language && !hasChosenLocale()) chooseLocale(language);
  }, [language]);
  const theme = me?.settings.theme;
  useEffect(() => {
    if (theme && !hasChosenTheme() && !isInTeams()) chooseTheme(theme === 'DARK' ? 'dark' : 'light');
  }, [theme]);
  if (me) return <MeProvider value={me}>{children}</MeProvider>;
  if (!error) return waiting;
  if (problemOf(error).code === 'noSubscription') return <Navigate to="/login/no-subscription" replace />;
  return (
    <main className={styles.screen} id="content">
      <PageHeader title={say('shell.product')} />
      <ErrorState error={error} onRetry={retry} />
    </main>
  );
}
