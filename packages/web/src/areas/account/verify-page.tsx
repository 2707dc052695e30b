import { Refusal } from '@samspel/domain/refusal';
import { useLocation, useParams } from 'react-router';
import { useText } from '../../texts/text.tsx';
import { confirmUser, register } from './account.calls.ts';
import { enter } from './enter.ts';
import { PinForm } from './pin-form.tsx';

/** /verify/:email: a new person proves the address with the mailed PIN, which also signs them in (product/accounts#screens-of-signing-in). */
export function Component() {
  const say = useText();
  const { email = '' } = useParams();
  const known: { organization?: string; mailAgainAt?: number } | null = useLocation().state;
  /** Mails a new PIN by signing up once more; like the first time, it takes a captcha. */
  const resend = async (captcha?: string) => {
    if (captcha === undefined) throw new Refusal('auth.captcha', 'captcha');
    return register(email, captcha, known?.organization);
  };
  return (
    <PinForm
      title={say('account.verify.title')}
      email={email}
      send={(pinCode, captcha) => confirmUser(email, pinCode, captcha)}
      onTokens={(tokens) => enter(tokens, null)}
      mailAgainAt={known?.mailAgainAt ?? 0}
      resend={resend}
    />
  );
}
