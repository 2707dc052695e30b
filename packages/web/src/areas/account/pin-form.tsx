import { pinMinutes } from '@samspel/domain/account/account';
import { type ReactNode, useRef } from 'react';
import { useSentForm } from '../../core/forms/use-sent-form.ts';
import { PinField } from '../../core/pin/pin-field.tsx';
import { ResendButton } from '../../core/pin/resend-button.tsx';
import type { InTurn } from '../../core/rest.ts';
import type { TokenAnswer } from '../../storage/tokens.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { loadPinInput } from './account.schemas.ts';
import { AccountHeading } from './account-heading.tsx';
import { Captcha } from './captcha.tsx';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import { useCaptcha } from './use-captcha.ts';

export interface PinFormProps {
  title: string;
  email: string;
  send: (pinCode: string, captcha?: string) => Promise<TokenAnswer>;
  onTokens: (tokens: TokenAnswer) => Promise<void>;
  /** Mails a new PIN; only the newest one counts (product/accounts#signing-in-by-pin). */
  resend: (captcha?: string) => Promise<InTurn>;
  /** When a new PIN can be asked for, in ms since 1970. */
  mailAgainAt: number;
  aside?: ReactNode;
}

/** The PIN: six digits that are sent when the last one is typed. A refused PIN empties the field. */
export function PinForm({ title, email, send, onTokens, resend, mailAgainAt, aside }: PinFormProps) {
  const say = useText();
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
  return (
    <Form onSubmit={() => form.submit()} className={styles.form}>
      <AccountHeading title={title} lead={say('account.pin.sent', { email, minutes: pinMinutes })} />
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
        {say('account.signIn')}
      </Button>
      <p className={styles.hint}>{say('account.pin.spam')}</p>
      <div className={styles.row}>
        <ResendButton
          from={mailAgainAt}
          resend={() => resend(captcha.answer)}
          onSent={captcha.dismiss}
          onError={refuse}
        />
        {aside}
      </div>
    </Form>
  );
}
