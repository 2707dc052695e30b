import type { whyNotEditable } from '@samspel/domain/subject/state';
import type { ReactNode } from 'react';
import { ConflictStep } from '../../core/forms/conflict-step.tsx';
import styles from '../../core/forms/form.module.css';
import { Alert } from '../../ui/alert.tsx';
import { Form } from '../../ui/form.tsx';
import { EditAccess } from '../access/edit-access.tsx';
import { EditEnd } from '../trash/edit-end.tsx';
import { FormParts } from './form-parts.tsx';
import type { useEdit } from './use-edit.ts';

export interface EditBodyProps {
  edit: Omit<ReturnType<typeof useEdit>, 'setFields'>;
  /** Why the person cannot change anything: the thing is archived, or they may only read it. */
  whyNot: Record<NonNullable<ReturnType<typeof whyNotEditable>>, string>;
  /** Other actions than editing, shown above the form. */
  tools?: ReactNode;
  /** Its fields, except access. */
  children: ReactNode;
  /** The consequences of making the thing private, as a warning. */
  consequences?: ReactNode;
  onCancel: () => void;
  /** Opens a dialog instead of the form. */
  onOpen: (dialog: 'archive' | 'delete') => void;
}

/** The form of an existing thing, or the choice between two versions if somebody else has saved meanwhile (product/content#conflicts). */
export function EditBody({ tools, ...form }: EditBodyProps) {
  const { edit } = form;
  if (edit.conflict.open) return <ConflictStep conflict={edit.conflict} isBusy={edit.isBusy} onSave={edit.save} />;
  return (
    <>
      {tools}
      <Editing {...form} />
    </>
  );
}

function Editing({ edit, whyNot, children, consequences, onCancel, onOpen }: Omit<EditBodyProps, 'tools'>) {
  const { form, setAccess, why, errors, save, isBusy, others } = edit;
  const submit = async () => {
    if (errors.checkAll()) await save();
  };
  return (
    <Form onSubmit={submit} className={styles.form}>
      {why && <Alert kind="warning">{whyNot[why]}</Alert>}
      <fieldset disabled={why !== null} className={styles.whole}>
        {children}
        <FormParts of={others.of} onChange={others.change} />
      </fieldset>
      <EditAccess
        draft={form.access}
        onChange={setAccess}
        disabled={why !== null}
        error={errors.of('access')}
        consequences={consequences}
      />
      <EditEnd why={why} errors={errors} isBusy={isBusy} onCancel={onCancel} onOpen={onOpen} />
    </Form>
  );
}
