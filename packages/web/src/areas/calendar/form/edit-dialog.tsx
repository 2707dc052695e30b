import { updateCalendarInput } from '@samspel/domain/calendar/calendar.input';
import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { Conflict } from '../../../core/forms/conflict.tsx';
import styles from '../../../core/forms/form.module.css';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { problemOf } from '../../../core/problem.ts';
import { useText } from '../../../core/texts/text.tsx';
import { type CalendarPartsFragment, UpdateCalendarDocument } from '../../../generated/graphql.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { OpenedDialog } from '../../../ui/opened-dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import type { CalendarDialogProps } from '../wheel/calendar-dialogs.tsx';
import { CalendarFields, type CalendarForm } from './calendar-fields.tsx';

function formOf({ title, color, category, kostraFunctions, description }: CalendarPartsFragment): CalendarForm {
  return {
    title,
    color: color ?? '',
    category,
    kostraFunctions: kostraFunctions.map(({ id }) => id),
    description: description ?? '',
  };
}

/** The form of a year wheel that is there; saving it makes it PUBLISHED (spec 1 §4). Access has a panel of its own. */
export default function EditDialog({ calendar, onClose, onReload }: CalendarDialogProps) {
  const say = useText();
  const [first] = useState(() => formOf(calendar));
  const [version] = useState(calendar.version ?? 1);
  const [form, setForm] = useState(first);
  const input = {
    ...form,
    id: calendar.id,
    version,
    status: 'PUBLISHED' as const,
    kostraFunctions: [...form.kostraFunctions],
    description: form.description || null,
  };
  const errors = useFieldErrors(updateCalendarInput, input);
  const discard = useDiscard(JSON.stringify(form) !== JSON.stringify(first), onClose);
  const [{ fetching, error }, send] = useMutation(UpdateCalendarDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!errors.checkAll()) return;
    const answer = await send({ input });
    if (answer.error) return errors.refuse(answer.error);
    toast.success(say('calendarForm.edited'));
    onClose();
  };
  const isConflict = error && problemOf(error).code === 'conflict';
  return (
    <>
      <OpenedDialog kind="side" title={say('calendarForm.edit')} mayClose={discard.mayClose} onClose={onClose}>
        <form onSubmit={submit} noValidate className={styles.form}>
          {isConflict && (
            <Conflict
              error={error}
              onReload={() => {
                onReload();
                onClose();
              }}
            />
          )}
          {!isConflict && errors.stray && (
            <Alert kind="danger" role="alert">
              {errors.of('')}
            </Alert>
          )}
          <CalendarFields
            form={form}
            errors={errors}
            set={(change) => setForm((before) => ({ ...before, ...change }))}
          />
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
