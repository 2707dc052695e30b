import { Navigate } from 'react-router';
import { apiBase } from '../../core/rest.ts';
import { useSession } from '../../core/session/session.ts';
import { isInTeams } from '../../core/teams/in-teams.ts';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { AccountHeading } from './account-heading.tsx';
import styles from './form.module.css';
import { MicrosoftLink } from './microsoft-link.tsx';

/** /teams: the way into Samspel from a tab of Teams, and how to get Samspel into Teams; open to everybody (product/shell#teams). */
export function Component() {
  const say = useText();
  const isSignedIn = useSession() === 'signedIn';
  if (isInTeams() && isSignedIn) return <Navigate to="/home" replace />;
  return (
    <div className={styles.form}>
      <AccountHeading title={say('account.teams')} lead={say('account.teams.lead')} />
      <p>{say(isInTeams() ? 'account.teams.inside' : 'account.teams.outside')}</p>
      {isSignedIn ? (
        <LinkButton to="/home" variant="primary">
          {say('account.teams.open')}
        </LinkButton>
      ) : (
        <>
          <MicrosoftLink />
          <LinkButton to="/login">{say('account.password.byPin')}</LinkButton>
        </>
      )}
      {!isInTeams() && location.protocol === 'https:' && <AppPackage />}
    </div>
  );
}

/** The app package that an IT department uploads to Teams. There is none unless Samspel is served under https, since Teams shows no other apps. */
function AppPackage() {
  const say = useText();
  return (
    <p className={styles.aside}>
      <a href={`${apiBase}/teams/app-package`} download>
        {say('account.teams.package')}
      </a>
      <br />
      {say('account.teams.package.use')}
    </p>
  );
}
