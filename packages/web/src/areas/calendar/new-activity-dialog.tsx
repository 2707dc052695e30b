import { createEventInput } from '@samspel/domain/calendar/event.input';
import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { useText } from '../../core/texts/text.tsx';
import { CreateEventDocument } from '../../generated/graphql.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import type { CalendarDialogProps } from './calendar-dialogs.tsx';
import styles from './form.module.css';
import { OpenedDialog } from './opened-dialog.tsx';
import { SeriesFields } from './series-fields.tsx';
import { createEventInputOf, emptySeriesForm, type SeriesForm } from './series-form.ts';
import { useDiscard } from './use-discard.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useToday } from './use-today.ts';

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
