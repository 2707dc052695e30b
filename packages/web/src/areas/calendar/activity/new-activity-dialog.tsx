import { createEventInput } from '@samspel/domain/calendar/event.input';
import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import styles from '../../../core/forms/form.module.css';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useText } from '../../../core/texts/text.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { CreateEventDocument } from '../../../generated/graphql.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { OpenedDialog } from '../../../ui/opened-dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { SeriesFields } from '../series/series-fields.tsx';
import { createEventInputOf, emptySeriesForm, type SeriesForm } from '../series/series-form.ts';
import type { CalendarDialogProps } from '../wheel/calendar-dialogs.tsx';

/** A new activity in a year wheel: once, on certain dates, or repeating. */
export default function NewActivityDialog({ calendar, onClose }: CalendarDialogProps) {
  const say = useText();
  const today = useToday();
  const [first] = useState(() => emptySeriesForm(calendar.id, today));
  const [form, setForm] = useState<SeriesForm>(first);
  const discard = useDiscard(JSON.stringify(form) !== JSON.stringify(first), onClose);
  const input = createEventInputOf(form);
  const errors = useFieldErrors(createEventInput, input);
  const [{ fetching, error }, send] = useMutation(CreateEventDocument);
  const set = (change: Partial<SeriesForm>) => setForm((before) => ({ ...before, ...change }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!errors.checkAll()) return toast.error(say('shell.error.checkForm'));
    const answer = await send({ input });
    if (answer.error) return errors.refuse(answer.error);
    toast.success(say('event.created'));
    onClose();
  };
  return (
    <>
      <OpenedDialog kind="side" title={say('event.new')} mayClose={discard.mayClose} onClose={onClose}>
        <form onSubmit={submit} noValidate className={styles.form}>
          <SeriesFields form={form} set={set} errors={errors} />
          {error && errors.stray && (
            <Alert kind="danger" role="alert">
              {errors.of('')}
            </Alert>
          )}
          <div className={styles.actions}>
            <Button onClick={discard.close}>{say('button.cancel')}</Button>
            <Button type="submit" variant="primary" loading={fetching}>
              {say('button.save')}
            </Button>
          </div>
        </form>
      </OpenedDialog>
      {discard.question}
    </>
  );
}
