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
  /** Why nothing can be changed, said to who may not: it is archived, or only read. */
  whyNot: Record<NonNullable<ReturnType<typeof whyNotEditable>>, string>;
  /** What can be done beside changing it, over the form. */
  tools?: ReactNode;
  /** Its fields, access apart. */
  children: ReactNode;
  /** What it leads to that the thing becomes private, as a warning. */
  consequences?: ReactNode;
  onCancel: () => void;
  /** Opens a dialog in place of the form. */
  onOpen: (dialog: 'archive' | 'delete') => void;
}

/** The form of a thing that is there, or the choice between two versions where somebody saved meanwhile (product/content#conflicts). */
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
