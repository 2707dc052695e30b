import { pinDigits, pinMinutes } from '@samspel/domain/account/account';
import { Refusal } from '@samspel/domain/refusal';
import { useRef, useState } from 'react';
import { PinField } from '../../../core/pin/pin-field.tsx';
import { ResendButton } from '../../../core/pin/resend-button.tsx';
import { postAuthorized } from '../../../core/session/authorized.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { useOnce } from '../../../ui/base/use-once.ts';
import { Form } from '../../../ui/field/form.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { type AddressStep, mailPin } from './ask-for-pin.tsx';
import styles from './my-data.module.css';

interface Props extends AddressStep {
  /** When another PIN can be mailed, in ms since 1970. */
  mailAgainAt: number;
  onProven: () => void;
}

/** The second step: the PIN that was mailed to an address, which adds it. A refused PIN empties the field. */
export function ProveAddress({ id, email, setBusy, mailAgainAt, onProven }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const field = useRef<HTMLInputElement>(null);
  const [pinCode, setPinCode] = useState('');
  const [refused, setRefused] = useState<unknown>(null);

  const prove = useOnce(async (pinCode: string) => {
    setBusy(true);
    try {
      if (pinCode.length < pinDigits) throw new Refusal('auth.pinFormat', 'pinCode');
      await postAuthorized('/person/confirm-email', { email, pinCode });
      toast.success(say('person.addresses.added', { email: email.trim() }));
      onProven();
    } catch (problem) {
      setPinCode('');
      setRefused(problem);
      setBusy(false);
      field.current?.focus();
    }
  });

  return (
    <Form id={id} className={styles.form} onSubmit={() => prove(pinCode)}>
      <p>{say('account.pin.sent', { email: email.trim(), minutes: pinMinutes })}</p>
      <PinField
        field={field}
        value={pinCode}
        description={say('person.addresses.sends')}
        onChange={setPinCode}
        onComplete={(pinCode) => void prove(pinCode)}
        error={refused === null ? undefined : sayProblem(refused)}
      />
      <ResendButton
        from={mailAgainAt}
        resend={() => mailPin(email)}
        onSent={() => setRefused(null)}
        onError={setRefused}
      />
    </Form>
  );
}
