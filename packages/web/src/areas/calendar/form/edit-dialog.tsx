import { whyNotEditable } from '@samspel/domain/calendar/calendar';
import { updateCalendarInput } from '@samspel/domain/calendar/calendar.input';
import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { ConflictStep } from '../../../core/forms/conflict-step.tsx';
import styles from '../../../core/forms/form.module.css';
import { useConflict } from '../../../core/forms/use-conflict.ts';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useText } from '../../../core/texts/text.tsx';
import { UpdateCalendarDocument } from '../../../generated/graphql.ts';
import { Alert } from '../../../ui/alert.tsx';
import { OpenedDialog } from '../../../ui/opened-dialog.tsx';
import { useSavedToast } from '../history/use-saved-toast.ts';
import { useNewestCalendar } from '../newest.ts';
import type { CalendarDialogProps } from '../wheel/calendar-dialog.ts';
import { CalendarFields } from './calendar-fields.tsx';
import { EditAccess } from './edit-access.tsx';
import { EditEnd } from './edit-end.tsx';
import { comparedWith, formOf, inputOf, isEdited } from './edit-form.ts';
import { editParts } from './edit-parts.ts';
import { EditTools } from './edit-tools.tsx';
import { useKostraTitle } from './use-kostra-title.ts';

/** The form of a year wheel that is there; who may not change it sees it, and why (spec 1 §2). */
export default function EditDialog({ calendar, onClose, onOpen }: CalendarDialogProps) {
  const say = useText();
  const kostraTitle = useKostraTitle();
  const [stored, setStored] = useState(calendar);
  const [form, setForm] = useState(() => formOf(calendar));
  const base = formOf(stored);
  const why = whyNotEditable({ status: stored.status, myAccess: stored.access?.myAccess ?? 'NONE' });
  const input = inputOf(stored, form);
  const errors = useFieldErrors(updateCalendarInput, input);
  const discard = useDiscard(isEdited(form, base), onClose);
  const [{ fetching }, send] = useMutation(UpdateCalendarDocument);
  const sayThatSaved = useSavedToast();
  const fetchNewest = useNewestCalendar(calendar.id, (newest) => comparedWith(formOf(newest), base));
  const conflict = useConflict({
    base,
    mine: comparedWith(form, base),
    parts: (forms) => editParts(forms, say, kostraTitle),
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
      <OpenedDialog
        kind="side"
        title={say(why ? 'calendar.page.about' : 'calendarForm.edit')}
        mayClose={discard.mayClose}
        onClose={onClose}
      >
        {conflict.open ? (
          <ConflictStep conflict={conflict} isBusy={fetching} onSave={save} />
        ) : (
          <>
            <EditTools calendar={calendar} />
            <form onSubmit={submit} noValidate className={styles.form}>
              {why && (
                <Alert kind="warning">
                  {say(why === 'archived' ? 'calendar.page.archived' : 'access.noWrite.calendar')}
                </Alert>
              )}
              <fieldset disabled={why !== null} className={styles.whole}>
                <CalendarFields
                  form={form.fields}
                  errors={errors}
                  set={(change) => setForm((before) => ({ ...before, fields: { ...before.fields, ...change } }))}
                />
              </fieldset>
              <EditAccess
                draft={form.access}
                onChange={(access) => setForm((before) => ({ ...before, access }))}
                disabled={why !== null}
                error={errors.of('access')}
                uri={calendar.shareableUri}
              />
              <EditEnd
                why={why}
                errors={errors}
                isBusy={fetching}
                onCancel={discard.close}
                onOpen={(dialog) => discard.before(() => onOpen(dialog))}
              />
            </form>
          </>
        )}
      </OpenedDialog>
      {discard.question}
    </>
  );
}
