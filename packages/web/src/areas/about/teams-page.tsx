import { useEffect, useState } from 'react';
import { useSession } from '../../core/session/session.ts';
import { useServerInfo } from '../../core/support/server-info.ts';
import { SupportLine } from '../../core/support/support-line.tsx';
import { onTokensChange } from '../../storage/tokens.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './about.module.css';

/** Whether another app shows this page in a frame of its own, as Teams does. */
const isFramed = (): boolean => window.parent !== window;

/** Where Microsoft signs in: in a window of its own, since its pages stand in no frame. */
const signInPath = '/app/login/microsoft?isTeams=true&redirect=/home';

/** /teams: the way into Samspel from a tab of Teams; open to everybody (product/shell#teams). */
export function Component() {
  const say = useText();
  const isSignedIn = useSession() === 'signedIn';
  const { hasMicrosoft } = useServerInfo();
  const [isBlocked, block] = useState(false);
  // The window that signs in keeps the tokens, and this page goes where they lead.
  useEffect(() => onTokensChange((tokens) => tokens && location.assign('/app/home')), []);
  const signIn = () => block(window.open(signInPath, 'samspel-sign-in', 'width=600,height=640') === null);
  return (
    <>
      <PageHeader title={say('about.teams')} lead={say('about.teams.lead')} />
      <div className={styles.page}>
        <section>
          <p>{say(isFramed() ? 'about.teams.inside' : 'about.teams.outside')}</p>
          <p className={styles.buttons}>
            {isSignedIn && (
              <LinkButton to="/home" variant="primary">
                {say('about.teams.open')}
              </LinkButton>
            )}
            {!isSignedIn && hasMicrosoft && (
              <Button variant="primary" onClick={signIn}>
                {say('account.microsoft')}
              </Button>
            )}
            {!isSignedIn && <LinkButton to="/login">{say('account.password.byPin')}</LinkButton>}
          </p>
          {isBlocked && <p role="alert">{say('about.teams.blocked')}</p>}
        </section>
        <section>
          <Heading level={2}>{say('about.support')}</Heading>
          <SupportLine />
        </section>
      </div>
    </>
  );
}
