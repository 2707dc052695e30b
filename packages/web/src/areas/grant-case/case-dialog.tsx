import { useState } from 'react';
import { useMutation } from 'urql';
import styles from '../../core/forms/form.module.css';
import { FormEnd } from '../../core/forms/form-end.tsx';
import { useDiscard } from '../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { useSchema } from '../../core/forms/use-schema.ts';
import { type GrantCasePartsFragment, UpdateGrantCaseDocument } from '../../generated/graphql.ts';
import { ResponsibleField } from '../../subject/person/person-field.tsx';
import { useText } from '../../texts/text.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import { type CaseForm, formOf, inputOf } from './case-form.ts';

const loadInput = async () => (await import('@samspel/domain/grant-case/grant-case.input')).updateGrantCaseInput;

/**
 * The form of a case: who is responsible, its amounts and notes, and whether others may see that the municipality has applied. Asks before changes
 * are lost.
 */
export function CaseDialog({ of, onClose }: { of: GrantCasePartsFragment; onClose: () => void }) {
  const say = useText();
  const [start] = useState(of);
  const [form, setForm] = useState<CaseForm>(() => formOf(of));
  const [{ fetching }, send] = useMutation(UpdateGrantCaseDocument);
  const input = inputOf(start, form);
  const isChanged = JSON.stringify(form) !== JSON.stringify(formOf(start));
  const discard = useDiscard(isChanged, onClose);
  const errors = useFieldErrors(useSchema(loadInput), input);
  const submit = async () => {
    if (!(await errors.checkAll())) return;
    const { error } = isChanged ? await send({ input }) : {};
    if (error) return errors.refuse(error);
    if (isChanged) toast.success(say('grantCase.saved'));
    onClose();
  };
  const amount = (name: 'amountApplied' | 'amountGranted') => (
    <TextField
      label={say(`field.${name}`)}
      inputMode="numeric"
      value={form[name]}
      error={errors.of(name)}
      onChange={(event) => setForm({ ...form, [name]: event.target.value })}
      onBlur={() => errors.touch(name)}
    />
  );
  return (
    <>
      <OpenedDialog title={say('grantCase.edit')} mayClose={discard.mayClose} onClose={onClose}>
        <Form onSubmit={submit} className={styles.form}>
          <ResponsibleField
            value={form.responsible}
            error={errors.of('responsible')}
            onChange={(responsible) => setForm({ ...form, responsible })}
          />
          <div className={styles.pair}>
            {amount('amountApplied')}
            {amount('amountGranted')}
          </div>
          <TextArea
            label={say('field.notes')}
            rows={5}
            value={form.notes}
            error={errors.of('notes')}
            onChange={(event) => setForm({ ...form, notes: event.target.value })}
            onBlur={() => errors.touch('notes')}
          />
          <Checkbox
            label={say('grantCase.show')}
            description={say('grantCase.show.hint')}
            checked={form.isShown}
            onChange={({ target }) => setForm({ ...form, isShown: target.checked })}
          />
          <FormEnd errors={errors} isBusy={fetching} onCancel={discard.close} />
        </Form>
      </OpenedDialog>
      {discard.question}
    </>
  );
}
