import { useEffect, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { getServerInfo } from './account.calls.ts';
import { AccountHeading } from './account-heading.tsx';

/** /login/no-subscription: whom to ask when the trial is over (spec 3 §2, decision 16). */
export function Component() {
  const say = useText();
  const support = useSupportEmail();
  return (
    <>
      <AccountHeading
        title={say('account.noSubscription.title')}
        lead={say(support ? 'account.noSubscription.body' : 'account.noSubscription.bodyPlain', {
          email: support ?? '',
        })}
      />
      <LinkButton to="/login">{say('account.backToLogin')}</LinkButton>
    </>
  );
}

/** The address of support that this installation names; null where it names none, or until it is known. */
function useSupportEmail(): string | null {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    getServerInfo().then(
      ({ supportEmail }) => setEmail(supportEmail ?? null),
      () => setEmail(null),
    );
  }, []);
  return email;
}
