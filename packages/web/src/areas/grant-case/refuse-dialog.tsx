import { useState } from 'react';
import styles from '../../core/forms/form.module.css';
import { FormEnd } from '../../core/forms/form-end.tsx';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { useSchema } from '../../core/forms/use-schema.ts';
import type { GrantCasePartsFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import { useMoveCase } from './use-move-case.ts';

const loadInput = async () => (await import('@samspel/domain/grant-case/grant-case.input')).moveGrantCaseInput;

/** Asks why an application was refused, and moves the case to that state. */
export function RefuseDialog({ of, onClose }: { of: GrantCasePartsFragment; onClose: () => void }) {
  const say = useText();
  const [reason, setReason] = useState('');
  const { move, isBusy } = useMoveCase();
  const errors = useFieldErrors(useSchema(loadInput), { id: of.id, version: of.version, state: 'REFUSED', reason });
  const submit = async () => {
    if (!(await errors.checkAll())) return;
    const error = await move(of, 'REFUSED', reason);
    if (error) errors.refuse(error);
    else onClose();
  };
  return (
    <OpenedDialog title={say('grantCase.refuse')} onClose={onClose}>
      <Form onSubmit={submit} className={styles.form}>
        <TextField
          label={say('field.reason')}
          required
          value={reason}
          error={errors.of('reason')}
          onChange={(event) => setReason(event.target.value)}
          onBlur={() => errors.touch('reason')}
        />
        <FormEnd errors={errors} isBusy={isBusy} onCancel={onClose} />
      </Form>
    </OpenedDialog>
  );
}
