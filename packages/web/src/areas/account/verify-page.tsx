import { Refusal } from '@samspel/domain/refusal';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { afterSeconds } from '../../core/pin/use-seconds-left.ts';
import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { confirmUser, register } from './account.calls.ts';
import { enter } from './enter.ts';
import { PinForm } from './pin-form.tsx';
import { useOnward } from './use-onward.ts';

/** What the sign-up tells this page; nothing if its address was opened by hand. */
interface Known {
  organization?: string | undefined;
  /** When a PIN was mailed, in ms since 1970. */
  sentAt: number;
  mailAgainAt: number;
}

/**
 * /verify/:email: a new person proves the address with the mailed PIN, which also signs them in (product/accounts#screens-of-signing-in). An address
 * that is none leads to the sign-up.
 */
export function Component() {
  const say = useText();
  const onward = useOnward();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { email = '' } = useParams();
  const known: Known | null = useLocation().state;
  if (!email.includes('@')) return <Navigate to={onward('/signup')} state={{ email }} replace />;
  /** Mails a new PIN by signing up once more; like the first time, it takes a captcha. */
  const resend = async (captcha?: string) => {
    if (captcha === undefined) throw new Refusal('auth.captcha', 'captcha');
    const sent = await register(email, captcha, known?.organization);
    const state: Known = { ...known, sentAt: Date.now(), mailAgainAt: afterSeconds(sent.seconds) };
    navigate(onward(`/verify/${encodeURIComponent(email)}`), { replace: true, state: { ...state, keepFocus: true } });
    return sent;
  };
  return (
    <PinForm
      title={say('account.verify.title')}
      email={email}
      button={say('account.verify.button')}
      hint={say('account.verify.spam')}
      send={(pinCode, captcha) => confirmUser(email, pinCode, captcha)}
      onTokens={(tokens) => enter(tokens, search.get('redirect'))}
      sentAt={known?.sentAt ?? null}
      mailAgainAt={known?.mailAgainAt ?? 0}
      resend={resend}
      aside={<TextLink to={onward('/signup')}>{say('account.pin.otherEmail')}</TextLink>}
    />
  );
}
