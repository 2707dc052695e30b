import { pinMinutes } from '@samspel/domain/account/account';
import { type ReactNode, useRef, useState } from 'react';
import { useSentForm } from '../../core/forms/use-sent-form.ts';
import { PinField } from '../../core/pin/pin-field.tsx';
import { ResendButton } from '../../core/pin/resend-button.tsx';
import { useSecondsLeft } from '../../core/pin/use-seconds-left.ts';
import type { InTurn } from '../../core/rest.ts';
import type { TokenAnswer } from '../../storage/tokens.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { loadPinInput } from './account.schemas.ts';
import { AccountHeading } from './account-heading.tsx';
import { Captcha } from './captcha.tsx';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import { useCaptcha } from './use-captcha.ts';

export interface PinFormProps {
  title: string;
  email: string;
  /** The name of the button that sends the PIN. */
  button: string;
  /** Where to look if no mail came. */
  hint: string;
  send: (pinCode: string, captcha?: string) => Promise<TokenAnswer>;
  onTokens: (tokens: TokenAnswer) => Promise<void>;
  /** Mails a new PIN; only the newest one counts (product/accounts#signing-in-by-pin). */
  resend: (captcha?: string) => Promise<InTurn>;
  /** When the PIN was mailed, in ms since 1970; null if none was mailed from this page. */
  sentAt: number | null;
  /** When a new PIN can be asked for, in ms since 1970. */
  mailAgainAt: number;
  aside?: ReactNode;
}

/**
 * The PIN: six digits that are sent when the last one is typed. A refused PIN empties the field. The page says when the PIN has expired, and that
 * only the newest counts. A PIN that takes a captcha is asked for again when the captcha is answered.
 */
export function PinForm(props: PinFormProps) {
  const { title, email, button, hint, send, onTokens, sentAt, resend, mailAgainAt, aside } = props;
  const say = useText();
  const [resentAt, setResentAt] = useState<number>();
  const [wantsAgain, setWantsAgain] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const captcha = useCaptcha();
  const form = useSentForm({
    load: loadPinInput,
    start: { email, pinCode: '' },
    send: async ({ pinCode }) => onTokens(await send(pinCode, captcha.answer)),
    onError: (error) => {
      form.set({ pinCode: '' });
      refuse(error);
      field.current?.focus();
    },
  });
  const refuse = (error: unknown) => {
    captcha.renew();
    if (!captcha.demandedBy(error)) form.errors.refuse(error);
  };
  const sent = () => {
    captcha.dismiss();
    setWantsAgain(false);
    setResentAt(Date.now());
  };
  return (
    <Form onSubmit={() => form.submit()} className={styles.form}>
      <AccountHeading
        title={title}
        lead={<SentLead email={email} sentAt={resentAt ?? sentAt} isResent={resentAt !== undefined} />}
      />
      <PinField
        field={field}
        description={say('account.pin.sends')}
        value={form.values.pinCode}
        onChange={(pinCode) => form.set({ pinCode })}
        onComplete={(pinCode) => void form.submit({ pinCode })}
        error={form.errors.of('pinCode')}
      />
      {captcha.isDemanded && <Captcha key={captcha.round} onAnswer={captcha.setAnswer} />}
      <FormError errors={form.errors} />
      <Button type="submit" variant="primary" fullWidth loading={form.isBusy}>
        {button}
      </Button>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.row}>
        <ResendButton
          from={mailAgainAt}
          again={wantsAgain ? captcha.answer : undefined}
          resend={() => resend(captcha.answer)}
          onSent={sent}
          onError={(error) => {
            setWantsAgain(true);
            refuse(error);
          }}
        />
        {aside}
      </div>
    </Form>
  );
}

interface SentLeadProps {
  email: string;
  sentAt: number | null;
  isResent: boolean;
}

/** Where the PIN was mailed and how long it is valid; a screen reader hears when it has expired. */
function SentLead({ email, sentAt, isResent }: SentLeadProps) {
  const say = useText();
  const left = useSecondsLeft((sentAt ?? 0) + pinMinutes * 60_000);
  const words = () => {
    if (sentAt === null) return say('account.pin.notSent', { email });
    if (left === 0) return say('account.pin.expired', { email });
    const said = say('account.pin.sent', { email, minutes: pinMinutes });
    return isResent ? `${said} ${say('account.pin.newest')}` : said;
  };
  return <span role="status">{words()}</span>;
}
