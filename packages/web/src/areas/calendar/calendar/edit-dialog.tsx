import type { FormEvent } from 'react';
import { ConflictStep } from '../../../core/forms/conflict-step.tsx';
import styles from '../../../core/forms/form.module.css';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { EditAccess } from '../../../subject/access/edit-access.tsx';
import { EditEnd } from '../../../subject/trash/edit-end.tsx';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { OpenedDialog } from '../../../ui/opened-dialog.tsx';
import { LinkDies } from '../share-link/link-dies.tsx';
import type { CalendarDialogProps } from './calendar-dialog.ts';
import { CalendarFields } from './calendar-fields.tsx';
import { EditTools } from './edit-tools.tsx';
import { useEditCalendar } from './use-edit-calendar.ts';

/** The form of a year wheel that is there; who may not change it sees it, and why (product/year-wheels#forms). */
export default function EditDialog({ calendar, onClose, onOpen }: CalendarDialogProps) {
  const say = useText();
  const edit = useEditCalendar(calendar, onClose);
  const discard = useDiscard(edit.hasChanges, onClose);
  return (
    <>
      <OpenedDialog
        kind="side"
        title={say(edit.why ? 'calendar.page.about' : 'calendarForm.edit')}
        mayClose={discard.mayClose}
        onClose={onClose}
      >
        {edit.conflict.open ? (
          <ConflictStep conflict={edit.conflict} isBusy={edit.isBusy} onSave={edit.save} />
        ) : (
          <>
            <EditTools calendar={calendar} />
            <Form
              edit={edit}
              uri={calendar.shareableUri}
              onCancel={discard.close}
              onOpen={(dialog) => discard.before(() => onOpen(dialog))}
            />
          </>
        )}
      </OpenedDialog>
      {discard.question}
    </>
  );
}

interface FormProps extends Pick<CalendarDialogProps, 'onOpen'> {
  edit: ReturnType<typeof useEditCalendar>;
  uri: string | null;
  onCancel: () => void;
}

function Form({ edit: { form, set, setForm, why, errors, save, isBusy }, uri, onCancel, onOpen }: FormProps) {
  const say = useText();
  const isClosed = why !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (errors.checkAll()) void save();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {why && (
        <Alert kind="warning">{say(why === 'archived' ? 'calendar.page.archived' : 'access.noWrite.calendar')}</Alert>
      )}
      <fieldset disabled={isClosed} className={styles.whole}>
        <CalendarFields
          form={form.fields}
          errors={errors}
          set={(change) => setForm((before) => ({ ...before, fields: { ...before.fields, ...change } }))}
        />
      </fieldset>
      <EditAccess
        draft={form.access}
        onChange={(access) => set({ access })}
        disabled={isClosed}
        error={errors.of('access')}
        consequences={<LinkDies uri={uri} />}
      />
      <EditEnd why={why} errors={errors} isBusy={isBusy} onCancel={onCancel} onOpen={onOpen} />
    </form>
  );
}
