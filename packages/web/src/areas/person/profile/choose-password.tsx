import { pinMinutes } from '@samspel/domain/account/account';
import { passwordLeast, setPasswordInput } from '@samspel/domain/account/password.input';
import { useEffect, useRef, useState } from 'react';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useMe } from '../../../core/person/me.tsx';
import { PinField } from '../../../core/pin/pin-field.tsx';
import { ResendButton } from '../../../core/pin/resend-button.tsx';
import { afterSeconds } from '../../../core/pin/use-seconds-left.ts';
import { postAuthorized, postInTurnAuthorized } from '../../../core/session/authorized.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/base/alert.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from './my-data.module.css';

interface Props {
  onChosen: () => void;
  onClose: () => void;
}

/** Mails a PIN for choosing a password. */
const mailPin = () => postInTurnAuthorized('/auth/password-pin', {});

/** Chooses a password, with the PIN that is mailed when the dialog opens: an open browser is not enough. */
export function ChoosePassword({ onChosen, onClose }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const { email } = useMe();
  const pinField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [mailAgainAt, setMailAgainAt] = useState<number | null>(null);
  const [pinCode, setPinCode] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const errors = useFieldErrors(setPasswordInput, { password, pinCode });

  useEffect(() => {
    mailPin().then(({ seconds }) => setMailAgainAt(afterSeconds(seconds)), setProblem);
  }, []);

  const choose = async () => {
    if (isBusy || !(await errors.checkAll())) return;
    setBusy(true);
    try {
      await postAuthorized('/auth/set-password', { password, pinCode });
      toast.success(say('person.password.chosen'));
      onChosen();
    } catch (problem) {
      setProblem(problem);
      errors.refuse(problem);
      setBusy(false);
    }
  };

  return (
    <OpenedDialog
      title={say('person.password.choose')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('button.cancel')}</Button>
          <Button variant="primary" type="submit" form="choose-password" loading={isBusy}>
            {say('button.save')}
          </Button>
        </>
      }
    >
      <Form id="choose-password" className={styles.form} onSubmit={choose}>
        {mailAgainAt === null && problem === null && <Skeleton lines={4} />}
        {mailAgainAt !== null && (
          <>
            <p>{say('account.pin.sent', { email, minutes: pinMinutes })}</p>
            <PinField
              field={pinField}
              value={pinCode}
              description={say('person.password.proves')}
              onChange={setPinCode}
              onComplete={() => passwordField.current?.focus()}
              error={errors.of('pinCode')}
            />
            <ResendButton from={mailAgainAt} resend={mailPin} onSent={() => setPinCode('')} onError={setProblem} />
            {/* Lets a password manager know whose password it is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <TextField
              ref={passwordField}
              label={say('person.password.new')}
              description={say('person.password.rule', { min: passwordLeast })}
              type="password"
              required
              autoComplete="new-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              onBlur={() => password !== '' && errors.touch('password')}
              error={errors.of('password')}
            />
          </>
        )}
        {(errors.stray || mailAgainAt === null) && problem !== null && (
          <Alert kind="danger" role="alert">
            {sayProblem(problem)}
          </Alert>
        )}
      </Form>
    </OpenedDialog>
  );
}
