import { pinDigits } from '@samspel/domain/account/account';
import { type RefObject, useEffect } from 'react';
import { useText } from '../../texts/text.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import styles from './pin.module.css';

interface PinFieldProps {
  value: string;
  onChange: (digits: string) => void;
  /** What happens when all six digits are typed. */
  description: string;
  /** Called when six digits are typed. */
  onComplete: (pinCode: string) => void;
  error: string | undefined;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * One input for the whole PIN, so that it can be pasted, read out and filled in from the mail; characters that are not digits are removed. It takes
 * the focus, since the button of the step before is gone.
 */
export function PinField({ value, description, onChange, onComplete, error, field }: PinFieldProps) {
  const say = useText();
  useEffect(() => field.current?.focus(), [field]);
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, pinDigits);
    onChange(digits);
    if (digits.length === pinDigits) onComplete(digits);
  };
  return (
    <TextField
      ref={field}
      className={styles.pin}
      label={say('account.pin')}
      description={description}
      required
      // The focus is here already, so without the role a screen reader would not announce it.
      error={error && <span role="alert">{error}</span>}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={({ target }) => change(target.value)}
    />
  );
}
