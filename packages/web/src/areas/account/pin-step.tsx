import { useSearchParams } from 'react-router';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { checkEmail, verifyPin } from './account.calls.ts';
import { enter } from './enter.ts';
import { PinForm } from './pin-form.tsx';

interface PinStepProps {
  email: string;
  /** When the PIN was asked for, in ms since 1970. */
  sentAt: number;
  /** When the PIN can be sent again, in ms since 1970. */
  mailAgainAt: number;
  onOtherEmail: () => void;
}

/** The second step of signing in: the PIN, which can be sent again. */
export function PinStep({ email, sentAt, mailAgainAt, onOtherEmail }: PinStepProps) {
  const say = useText();
  const [search] = useSearchParams();
  return (
    <PinForm
      title={say('account.pin.title')}
      email={email}
      button={say('account.signIn')}
      hint={say('account.pin.spam')}
      sentAt={sentAt}
      send={(pinCode, captcha) => verifyPin(email, pinCode, captcha)}
      onTokens={(tokens) => enter(tokens, search.get('redirect'))}
      mailAgainAt={mailAgainAt}
      resend={(captcha) => checkEmail(email, captcha)}
      aside={
        <Button variant="tertiary" onClick={onOtherEmail}>
          {say('account.pin.otherEmail')}
        </Button>
      }
    />
  );
}
