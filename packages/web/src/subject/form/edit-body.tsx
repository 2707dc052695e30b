import type { whyNotEditable } from '@samspel/domain/subject/state';
import { type ReactNode, useState } from 'react';
import { ConflictStep } from '../../core/forms/conflict-step.tsx';
import styles from '../../core/forms/form.module.css';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { useOnce } from '../../ui/base/use-once.ts';
import { Form } from '../../ui/field/form.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { EditAccess } from '../access/edit-access.tsx';
import { EditEnd } from '../trash/edit-end.tsx';
import { FormParts } from './form-parts.tsx';
import type { SavedStatus, useEdit } from './use-edit.ts';

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
  /** The question before a published one is withdrawn to a draft, and who loses sight of it then. */
  withdraw: { title: string; losses: ReactNode };
  onCancel: () => void;
  /** Opens a dialog instead of the form. */
  onOpen: (dialog: 'archive' | 'delete') => void;
}

/** The form of an existing thing, or the choice between two versions if somebody else has saved meanwhile (product/content#conflicts). */
export function EditBody({ tools, ...form }: EditBodyProps) {
  const { edit } = form;
  if (edit.conflict.open)
    return <ConflictStep conflict={edit.conflict} isBusy={edit.isBusy} onSave={() => edit.save()} />;
  return (
    <>
      {tools}
      <Editing {...form} />
    </>
  );
}

function Editing({ edit, whyNot, children, consequences, withdraw, onCancel, onOpen }: Omit<EditBodyProps, 'tools'>) {
  const say = useText();
  const { form, setAccess, why, errors, isBusy, isDraft, status, others } = edit;
  const [isAsked, setAsked] = useState(false);
  const send = useOnce(async (as: SavedStatus) => {
    await edit.save(as);
    setAsked(false);
  });
  const submit = async () => {
    if (await errors.checkAll()) await send('PUBLISHED');
  };
  // Others lose sight of what is withdrawn, so it is asked first.
  const draft = async () => {
    if (await errors.checkAll()) await (isDraft ? send('DRAFT') : setAsked(true));
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
      <EditEnd
        why={why}
        errors={errors}
        isBusy={isBusy && status === 'PUBLISHED'}
        action={say(isDraft ? 'button.publish' : 'button.save')}
        draft={
          <Button loading={isBusy && status === 'DRAFT'} onClick={() => void draft()}>
            {say(isDraft ? 'button.saveDraft' : 'button.withdraw')}
          </Button>
        }
        onCancel={onCancel}
        onOpen={onOpen}
      />
      {isAsked && (
        <ConfirmDialog
          title={withdraw.title}
          action={say('button.withdraw')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => send('DRAFT')}
          onClose={() => setAsked(false)}
        >
          {withdraw.losses}
        </ConfirmDialog>
      )}
    </Form>
  );
}
