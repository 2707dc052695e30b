import { useEffect, useState } from 'react';
import { sessionState } from '../../core/session/session.ts';
import { finalStepAfter, signOut } from '../../core/session/sign-out.ts';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AccountHeading } from './account-heading.tsx';

/** /sign-out: signs out whoever is signed in; the final step, a second later, says so and leads back (product/accounts#sessions). */
export function Component() {
  const say = useText();
  const [isLeaving, setLeaving] = useState(() => sessionState() === 'signedIn');
  useEffect(() => {
    if (!isLeaving) return;
    void signOut();
    const final = setTimeout(() => setLeaving(false), finalStepAfter);
    return () => clearTimeout(final);
  }, [isLeaving]);
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
