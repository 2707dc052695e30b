import { createEventInput } from '@samspel/domain/calendar/event.input';
import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { useText } from '../../core/texts/text.tsx';
import { CreateEventDocument } from '../../generated/graphql.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import type { CalendarDialogProps } from './calendar-dialogs.tsx';
import styles from './form.module.css';
import { OpenedDialog } from './opened-dialog.tsx';
import { ReminderField } from './reminder-field.tsx';
import { ResponsibleField } from './responsible-field.tsx';
import { createEventInputOf, emptySeriesForm, type SeriesForm } from './series-form.ts';
import { TitlesField } from './titles-field.tsx';
import { useDiscard } from './use-discard.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useToday } from './use-today.ts';
import { WhenFields } from './when-fields.tsx';

/** A new activity in a year wheel: once, on certain dates, or repeating. */
export default function NewActivityDialog({ calendar, onClose }: CalendarDialogProps) {
  const say = useText();
  const today = useToday();
  const [first] = useState(() => emptySeriesForm(calendar.id, today));
  const [form, setForm] = useState<SeriesForm>(first);
  const [responsible, setResponsible] = useState<{ id: string; name: string } | null>(null);
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
          <TextField
            label={say('event.title')}
            value={form.title}
            error={errors.of('title')}
            maxLength={255}
            onChange={(event) => set({ title: event.target.value })}
            onBlur={() => errors.touch('title')}
          />
          <RichTextField
            label={say('event.purpose')}
            description={say('event.purpose.hint')}
            value={form.description}
            error={errors.of('description')}
            onChange={(description) => set({ description })}
            onBlur={() => errors.touch('description')}
          />
          <WhenFields form={form} set={set} errors={errors} />
          <ResponsibleField
            value={responsible}
            error={errors.of('responsible')}
            onChange={(person) => {
              setResponsible(person);
              set({ responsible: person?.id ?? '' });
            }}
          />
          <ReminderField value={form.reminder} onChange={(reminder) => set({ reminder })} />
          <TitlesField
            label={say('event.tags')}
            description={say('event.tags.hint')}
            titles={form.tags}
            error={errors.of('tags')}
            onChange={(tags) => set({ tags })}
          />
          <TitlesField
            label={say('event.checklist')}
            description={say('event.checklist.hint')}
            titles={form.todoTemplate}
            error={errors.of('todoTemplate')}
            onChange={(todoTemplate) => set({ todoTemplate })}
            asList
          />
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
