import type { whyNotEditable } from '@samspel/domain/subject/state';
import type { FormEvent, ReactNode } from 'react';
import { ConflictStep } from '../../core/forms/conflict-step.tsx';
import styles from '../../core/forms/form.module.css';
import { useDiscard } from '../../core/forms/use-discard.tsx';
import { Alert } from '../../ui/alert.tsx';
import { OpenedDialog } from '../../ui/opened-dialog.tsx';
import { EditAccess } from '../access/edit-access.tsx';
import { EditEnd } from '../trash/edit-end.tsx';
import type { useEdit } from './use-edit.ts';

interface Props {
  edit: Omit<ReturnType<typeof useEdit>, 'setFields'>;
  title: string;
  /** Why nothing can be changed, said to who may not: it is archived, or only read. */
  whyNot: Record<NonNullable<ReturnType<typeof whyNotEditable>>, string>;
  /** What can be done beside changing it, over the form. */
  tools?: ReactNode;
  /** Its fields, access apart. */
  children: ReactNode;
  /** What it leads to that the thing becomes private, as a warning. */
  consequences?: ReactNode;
  onClose: () => void;
  /** Opens another dialog in place of the form. */
  onOpen: (dialog: 'archive' | 'delete') => void;
}

/** The form of a thing that is there; who may not change it sees it, and why (product/year-wheels#forms). */
export function EditDialog({ edit, title, tools, onClose, onOpen, ...form }: Props) {
  const discard = useDiscard(edit.hasChanges, onClose);
  return (
    <>
      <OpenedDialog kind="side" title={title} mayClose={discard.mayClose} onClose={onClose}>
        {edit.conflict.open ? (
          <ConflictStep conflict={edit.conflict} isBusy={edit.isBusy} onSave={edit.save} />
        ) : (
          <>
            {tools}
            <Form
              edit={edit}
              {...form}
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

type FormProps = Omit<Props, 'title' | 'tools' | 'onClose'> & { onCancel: () => void };

function Form({ edit, whyNot, children, consequences, onCancel, onOpen }: FormProps) {
  const { form, setAccess, why, errors, save, isBusy } = edit;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (errors.checkAll()) void save();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {why && <Alert kind="warning">{whyNot[why]}</Alert>}
      <fieldset disabled={why !== null} className={styles.whole}>
        {children}
      </fieldset>
      <EditAccess
        draft={form.access}
        onChange={setAccess}
        disabled={why !== null}
        error={errors.of('access')}
        consequences={consequences}
      />
      <EditEnd why={why} errors={errors} isBusy={isBusy} onCancel={onCancel} onOpen={onOpen} />
    </form>
  );
}
