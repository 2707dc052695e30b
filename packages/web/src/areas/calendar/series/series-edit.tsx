import { updateEventInput } from '@samspel/domain/calendar/event-change.input';
import { type FormEvent, useEffect, useState } from 'react';
import { useMutation } from 'urql';
import { Conflict } from '../../../core/forms/conflict.tsx';
import styles from '../../../core/forms/form.module.css';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { problemOf } from '../../../core/problem.ts';
import { useText } from '../../../core/texts/text.tsx';
import { type SeriesPartsFragment, UpdateEventDocument } from '../../../generated/graphql.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { daysOf, seriesChanges, seriesFormOf } from './series-changes.ts';
import { SeriesFields } from './series-fields.tsx';
import type { SeriesForm } from './series-form.ts';
import { SeriesWarning } from './series-warning.tsx';
import { useChangePreview } from './use-change-preview.ts';

interface Props {
  series: SeriesPartsFragment;
  onChanged: (isChanged: boolean) => void;
  onReload: () => void;
  /** Back to the activity without saving; asks where something would be lost. */
  onCancel: () => void;
  /** Back to the activity; where the days changed, it may be there no more. */
  onDone: (daysChanged: boolean) => void;
}

/** The form of a series. Only what changed is sent, after a warning of what new days do to its activities (spec 1 §4, decision 27). */
export function SeriesEdit({ series, onChanged, onReload, onCancel, onDone }: Props) {
  const say = useText();
  const [first] = useState(series);
  const [form, setForm] = useState<SeriesForm>(() => seriesFormOf(series));
  const input = seriesChanges(first, form);
  const errors = useFieldErrors(updateEventInput, input);
  const preview = useChangePreview();
  const [{ fetching, error }, send] = useMutation(UpdateEventDocument);
  const isChanged = Object.keys(input).length > 2;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);

  const save = async () => {
    preview.forget();
    const answer = await send({ input });
    if (answer.error) return errors.refuse(answer.error);
    toast.success(say('event.seriesSaved'));
    onDone(daysOf(input) !== null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged) return onDone(false);
    if (!errors.checkAll()) return toast.error(say('shell.error.checkForm'));
    const days = daysOf(input);
    if (!days) return save();
    const answer = await preview.ask(days);
    if (answer.error) return errors.refuse(answer.error);
    if (!answer.needsWarning) return save();
  };
  const isConflict = error && problemOf(error).code === 'conflict';
  return (
    <>
      <form onSubmit={submit} noValidate className={styles.form}>
        {seriesFormOf(first).kind !== 'single' && <p>{say('event.seriesHint')}</p>}
        <SeriesFields
          isThere
          form={form}
          errors={errors}
          set={(change) => setForm((before) => ({ ...before, ...change }))}
        />
        {isConflict && <Conflict error={error} onReload={onReload} />}
        {!isConflict && errors.stray && (
          <Alert kind="danger" role="alert">
            {errors.of('')}
          </Alert>
        )}
        <div className={styles.actions}>
          <Button onClick={onCancel}>{say('button.cancel')}</Button>
          <Button type="submit" variant="primary" loading={fetching || preview.isAsking}>
            {say('button.save')}
          </Button>
        </div>
      </form>
      {preview.warning && (
        <SeriesWarning counts={preview.warning} isBusy={fetching} onConfirm={save} onClose={preview.forget} />
      )}
    </>
  );
}
