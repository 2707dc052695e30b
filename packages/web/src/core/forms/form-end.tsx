import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './form.module.css';
import type { FieldErrors } from './use-field-errors.ts';

interface Props {
  errors: FieldErrors;
  isBusy: boolean;
  onCancel: () => void;
}

/** The end of a form: why it was not saved, where no field can say it, and its two buttons. */
export function FormEnd({ errors, isBusy, onCancel }: Props) {
  const say = useText();
  return (
    <>
      {errors.stray && (
        <Alert kind="danger" role="alert">
          {errors.of('')}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{say('button.cancel')}</Button>
        <Button type="submit" variant="primary" loading={isBusy}>
          {say('button.save')}
        </Button>
      </div>
    </>
  );
}
