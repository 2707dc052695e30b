import { alternateEmailInput } from '@samspel/domain/account/addresses.input';
import { FormError } from '../../../core/forms/form-error.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { postInTurnAuthorized } from '../../../core/session/authorized.ts';
import { useText } from '../../../texts/text.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './my-data.module.css';

/** The props that both steps of adding an address share. */
export interface AddressStep {
  /** The id of the form, which a button outside it submits. */
  id: string;
  email: string;
  setBusy: (isBusy: boolean) => void;
}

interface Props extends AddressStep {
  onType: (email: string) => void;
  /** @param seconds until another PIN can be mailed */
  onSent: (seconds: number) => void;
}

/** Mails a PIN to an address that I want to add. */
export const mailPin = (email: string) => postInTurnAuthorized('/person/alternate-email', { email });

/** The first step: the address to add, to which a PIN is mailed. */
export function AskForPin({ id, email, setBusy, onType, onSent }: Props) {
  const say = useText();
  const errors = useFieldErrors(alternateEmailInput, { email });
  const send = async () => {
    if (!(await errors.checkAll())) return;
    setBusy(true);
    try {
      onSent((await mailPin(email)).seconds);
    } catch (problem) {
      errors.refuse(problem);
    }
    setBusy(false);
  };
  return (
    <Form id={id} className={styles.form} onSubmit={send}>
      <p>{say('person.addresses.addLead')}</p>
      <TextField
        label={say('account.email')}
        type="email"
        required
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => email !== '' && errors.touch('email')}
        error={errors.of('email')}
      />
      <FormError errors={errors} />
    </Form>
  );
}
