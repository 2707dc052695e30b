import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import type { FieldErrors } from './use-field-errors.ts';

interface Props {
  errors: FieldErrors;
  isBusy: boolean;
  onCancel: () => void;
  /** One more way to save, before the usual button. */
  more?: ReactNode;
  /** The text of the button that sends the form; 'Lagre' if left out. */
  send?: string;
}

/** The end of a form: the error that belongs to no field, and its buttons, which stay in view however long the form is. */
export function FormEnd({ errors, isBusy, onCancel, more, send }: Props) {
  const say = useText();
  return (
    <>
      <FormError errors={errors} />
      <div className={styles.end}>
        <Button onClick={onCancel}>{say('button.cancel')}</Button>
        {more}
        <Button type="submit" variant="primary" loading={isBusy}>
          {send ?? say('button.save')}
        </Button>
      </div>
    </>
  );
}
