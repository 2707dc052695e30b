import { moveGrantCaseInput } from '@samspel/domain/grant-case/grant-case.input';
import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import styles from '../../core/forms/form.module.css';
import { FormEnd } from '../../core/forms/form-end.tsx';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { type GrantCasePartsFragment, MoveGrantCaseDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { OpenedDialog } from '../../ui/opened-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';

/** Asks why an application was refused, and moves the case there. */
export function RefuseDialog({ of: { id, version }, onClose }: { of: GrantCasePartsFragment; onClose: () => void }) {
  const say = useText();
  const [reason, write] = useState('');
  const [{ fetching }, send] = useMutation(MoveGrantCaseDocument);
  const input = { id, version, state: 'REFUSED' as const, reason };
  const errors = useFieldErrors(moveGrantCaseInput, input);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!errors.checkAll()) return;
    const { error } = await send({ input });
    if (error) return errors.refuse(error);
    toast.success(say('grantCase.moved', { state: say('grantCase.state.REFUSED') }));
    onClose();
  };
  return (
    <OpenedDialog title={say('grantCase.refuse')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
        <TextField
          label={say('field.reason')}
          required
          value={reason}
          error={errors.of('reason')}
          onChange={(event) => write(event.target.value)}
          onBlur={() => errors.touch('reason')}
        />
        <FormEnd errors={errors} isBusy={fetching} onCancel={onClose} />
      </form>
    </OpenedDialog>
  );
}
