import { useEffect, useState } from 'react';
import { useWaitingTicks } from '../../core/offline/waiting-ticks.ts';
import { sessionState } from '../../core/session/session.ts';
import { finalStepAfter, signOut } from '../../core/session/sign-out.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { AccountHeading } from './account-heading.tsx';
import styles from './form.module.css';

/**
 * /sign-out: signs out whoever is signed in; a second later, the last step says so and leads back (product/accounts#sessions). Asks first if unsent
 * changes would be lost.
 */
export function Component() {
  const say = useText();
  const waiting = useWaitingTicks().length;
  const [isSure, setSure] = useState(waiting === 0);
  const [isLeaving, setLeaving] = useState(() => sessionState() === 'signedIn');
  useEffect(() => {
    if (!isLeaving || !isSure) return;
    void signOut();
    const final = setTimeout(() => setLeaving(false), finalStepAfter);
    return () => clearTimeout(final);
  }, [isLeaving, isSure]);
  if (isLeaving && !isSure) return <AskFirst count={waiting} onLeave={() => setSure(true)} />;
  if (isLeaving) return <AccountHeading title={say('account.signingOut')} />;
  return (
    <>
      <AccountHeading title={say('account.signedOut.title')} lead={say('account.signedOut.body')} />
      <LinkButton to="/login" variant="primary">
        {say('account.backToLogin')}
      </LinkButton>
    </>
  );
}

/** Asks a person who has ticked tasks without a network, since unsent ticks are lost with the session (product/shell#offline). */
function AskFirst({ count, onLeave }: { count: number; onLeave: () => void }) {
  const say = useText();
  return (
    <>
      <AccountHeading title={say('offline.signOut.title', { count })} lead={say('offline.signOut.body')} />
      <div className={styles.choices}>
        <LinkButton to="/home" variant="primary">
          {say('offline.signOut.stay')}
        </LinkButton>
        <Button color="danger" variant="tertiary" onClick={onLeave}>
          {say('offline.signOut.anyway')}
        </Button>
      </div>
    </>
  );
}
