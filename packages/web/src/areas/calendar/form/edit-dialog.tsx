import { whyNotEditable } from '@samspel/domain/calendar/calendar';
import { updateCalendarInput } from '@samspel/domain/calendar/calendar.input';
import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { ConflictStep } from '../../../core/forms/conflict-step.tsx';
import styles from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { useConflict } from '../../../core/forms/use-conflict.ts';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useText } from '../../../core/texts/text.tsx';
import {
  type CalendarPartsFragment,
  UpdateCalendarDocument,
  type UpdateCalendarInput,
} from '../../../generated/graphql.ts';
import { Alert } from '../../../ui/alert.tsx';
import { OpenedDialog } from '../../../ui/opened-dialog.tsx';
import { CopyAsTemplate } from '../copy/copy-as-template.tsx';
import { useSavedToast } from '../history/use-saved-toast.ts';
import { useNewestCalendar } from '../newest.ts';
import type { CalendarDialogProps } from '../wheel/calendar-dialog.ts';
import { CalendarFields, type CalendarForm } from './calendar-fields.tsx';
import { calendarParts } from './calendar-parts.ts';
import { useKostraTitle } from './use-kostra-title.ts';

function formOf({ title, color, category, kostraFunctions, description }: CalendarPartsFragment): CalendarForm {
  return {
    title,
    color: color ?? '',
    category,
    kostraFunctions: kostraFunctions.map(({ id }) => id),
    description: description ?? '',
  };
}

/** What is sent: saving makes the year wheel PUBLISHED (spec 1 §4). */
const inputOf = ({ id, version }: CalendarPartsFragment, form: CalendarForm): UpdateCalendarInput => ({
  ...form,
  id,
  version: version ?? 1,
  status: 'PUBLISHED',
  kostraFunctions: [...form.kostraFunctions],
  description: form.description || null,
});

/** The form of a year wheel that is there; who may not change it sees it, and why. Access has a panel of its own. */
export default function EditDialog({ calendar, onClose }: CalendarDialogProps) {
  const say = useText();
  const kostraTitle = useKostraTitle();
  const [stored, setStored] = useState(calendar);
  const [form, setForm] = useState(() => formOf(calendar));
  const why = whyNotEditable({ status: stored.status, myAccess: stored.access?.myAccess ?? 'NONE' });
  const input = inputOf(stored, form);
  const errors = useFieldErrors(updateCalendarInput, input);
  const discard = useDiscard(JSON.stringify(form) !== JSON.stringify(formOf(stored)), onClose);
  const [{ fetching }, send] = useMutation(UpdateCalendarDocument);
  const sayThatSaved = useSavedToast();
  const fetchNewest = useNewestCalendar(calendar.id, formOf);
  const conflict = useConflict({
    base: formOf(stored),
    mine: form,
    parts: () => calendarParts(say, kostraTitle),
    fetchNewest,
    onMerged: (newer, merged) => {
      setStored(newer);
      setForm(merged);
    },
    onChoose: setForm,
  });
  const save = async () => {
    const { data, error } = await send({ input });
    if (error) return (await conflict.meet(error)) || errors.refuse(error);
    sayThatSaved(data?.updateCalendar, say('calendarForm.edited'));
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (errors.checkAll()) void save();
  };
  return (
    <>
      <OpenedDialog kind="side" title={say('calendarForm.edit')} mayClose={discard.mayClose} onClose={onClose}>
        <CopyAsTemplate calendar={calendar} />
        {conflict.open ? (
          <ConflictStep conflict={conflict} isBusy={fetching} onSave={save} />
        ) : (
          <form onSubmit={submit} noValidate className={styles.form}>
            {why && <Alert>{say(why === 'archived' ? 'calendar.page.archived' : 'access.noWrite.calendar')}</Alert>}
            <fieldset disabled={why !== null} className={styles.whole}>
              <CalendarFields
                form={form}
                errors={errors}
                set={(change) => setForm((before) => ({ ...before, ...change }))}
              />
            </fieldset>
            {!why && <FormEnd errors={errors} isBusy={fetching} onCancel={discard.close} />}
          </form>
        )}
      </OpenedDialog>
      {discard.question}
    </>
  );
}
