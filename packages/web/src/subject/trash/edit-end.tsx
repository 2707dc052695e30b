import type { whyNotEditable } from '@samspel/domain/subject/state';
import type { ReactNode } from 'react';
import form from '../../core/forms/form.module.css';
import { FormError } from '../../core/forms/form-error.tsx';
import type { FieldErrors } from '../../core/forms/use-field-errors.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import styles from './edit-end.module.css';

interface Props {
  /** Why nothing can be saved. */
  why: ReturnType<typeof whyNotEditable>;
  errors: FieldErrors;
  isBusy: boolean;
  /** What the button that saves says. */
  action: string;
  /** The button that saves it as a draft. */
  draft: ReactNode;
  onCancel: () => void;
  /** Opens another dialog instead of the form. */
  onOpen: (dialog: 'archive' | 'delete') => void;
}

/** Archive, delete, cancel, save as a draft, save (product/year-wheels#forms). Archiving can always be clicked; the dialog says if something prevents it. */
export function EditEnd({ why, errors, isBusy, action, draft, onCancel, onOpen }: Props) {
  const say = useText();
  return (
    <>
      <FormError errors={errors} />
      <div className={styles.end}>
        <div className={styles.away}>
          <Button variant="tertiary" onClick={() => onOpen('archive')}>
            {say(why === 'archived' ? 'subject.unArchive' : 'subject.archive')}
          </Button>
          {!why && (
            <Button variant="tertiary" color="danger" onClick={() => onOpen('delete')}>
              {say('button.delete')}
            </Button>
          )}
        </div>
        <div className={form.actions}>
          <Button onClick={onCancel}>{say(why ? 'button.close' : 'button.cancel')}</Button>
          {!why && draft}
          {!why && (
            <Button type="submit" variant="primary" loading={isBusy}>
              {action}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
