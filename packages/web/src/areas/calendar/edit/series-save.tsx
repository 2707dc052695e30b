import type { ReactNode } from 'react';
import { ConflictStep } from '../../../core/forms/conflict-step.tsx';
import styles from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import type { Conflict } from '../../../core/forms/use-conflict.ts';
import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import type { PreviewEventChangeInput } from '../../../generated/graphql.ts';
import { Form } from '../../../ui/field/form.tsx';
import { SeriesWarning } from '../series/series-warning.tsx';
import { useChangePreview } from '../series/use-change-preview.ts';

interface Props {
  errors: FieldErrors;
  conflict: Conflict;
  isChanged: boolean;
  /** The days among the changes; null if no day changes. */
  days: PreviewEventChangeInput | null;
  /** Saves the changes. Returns the error if that failed. */
  send: () => Promise<unknown>;
  isSending: boolean;
  /** The text of an error. */
  sayProblem: (error: unknown) => string;
  onCancel: () => void;
  /** Called after a save, or at once if nothing was changed. */
  onDone: (daysChanged: boolean) => void;
  children: ReactNode;
}

/**
 * The fields in the form of a series, and how it is saved: after a warning if new days remove or add activities, and merged with what somebody else
 * has saved meanwhile.
 */
export function SeriesSave({ errors, conflict, isChanged, days, send, isSending, sayProblem, ...props }: Props) {
  const preview = useChangePreview();
  const refuse = (error: unknown) => {
    conflict.close();
    errors.refuse(error, sayProblem(error));
  };
  const save = async () => {
    preview.forget();
    const error = await send();
    if (error) return (await conflict.meet(error)) || refuse(error);
    props.onDone(days !== null);
  };
  const saveAfterWarning = async () => {
    if (!isChanged) return props.onDone(false);
    if (!days) return save();
    const answer = await preview.ask(days);
    if (answer.error) return refuse(answer.error);
    if (!answer.needsWarning) return save();
  };
  const submit = async () => {
    if (await errors.checkAll()) await saveAfterWarning();
  };
  const isBusy = isSending || preview.isAsking;
  return (
    <>
      {conflict.open ? (
        <ConflictStep conflict={conflict} isBusy={isBusy} onSave={saveAfterWarning} />
      ) : (
        <Form onSubmit={submit} className={styles.form}>
          {props.children}
          <FormEnd errors={errors} isBusy={isBusy} onCancel={props.onCancel} />
        </Form>
      )}
      {preview.warning && (
        <SeriesWarning counts={preview.warning} isBusy={isSending} onConfirm={save} onClose={preview.forget} />
      )}
    </>
  );
}
