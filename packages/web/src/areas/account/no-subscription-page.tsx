import { useSupport } from '../../core/support/use-support.ts';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { AccountHeading } from './account-heading.tsx';

/** /login/no-subscription: whom to ask when the trial is over (product/accounts#trial-and-subscription). */
export function Component() {
  const say = useText();
  const { email } = useSupport();
  return (
    <>
      <AccountHeading
        title={say('account.noSubscription.title')}
        lead={say(email ? 'account.noSubscription.body' : 'account.noSubscription.bodyPlain', {
          email: email ?? '',
        })}
      />
      <LinkButton to="/login">{say('account.backToLogin')}</LinkButton>
    </>
  );
}
