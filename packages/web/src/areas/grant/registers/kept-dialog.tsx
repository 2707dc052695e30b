import { useState } from 'react';
import { useMutation } from 'urql';
import styles from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useText } from '../../../texts/text.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import type { Kept, KeptKind } from './kept-kind.ts';

interface Props {
  of: KeptKind;
  /** The entry to change; null for a new one. */
  kept: Kept | null;
  onClose: () => void;
}

/** Adds an entry that admins maintain, or changes its text. */
export function KeptDialog({ of, kept, onClose }: Props) {
  const say = useText();
  const start = kept?.values ?? Object.fromEntries(of.fields.map(({ name }) => [name, '']));
  const [values, setValues] = useState(start);
  const { schema, document } = kept ? of.update : of.create;
  const written = of.fields.map(({ name, isOptional }) => [name, isOptional ? values[name] || null : values[name]]);
  const input = { ...Object.fromEntries(written), ...(kept && { id: kept.id }) };
  const errors = useFieldErrors(schema, input);
  const [{ fetching }, send] = useMutation<object, { input: object }>(document);
  const discard = useDiscard(JSON.stringify(values) !== JSON.stringify(start), onClose);
  const submit = async () => {
    if (fetching || !(await errors.checkAll())) return;
    const { error } = await send({ input });
    if (error) return errors.refuse(error);
    toast.success(say('history.saved'));
    discard.saved(onClose);
  };
  return (
    <>
      <OpenedDialog title={say(kept ? of.texts.edit : of.texts.add)} mayClose={discard.mayClose} onClose={onClose}>
        <Form className={styles.form} onSubmit={submit}>
          {of.fields.map(({ name, label, isOptional }) => (
            <TextField
              key={name}
              label={say(label)}
              required={!isOptional}
              value={values[name] ?? ''}
              error={errors.of(name)}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              onBlur={() => errors.touch(name)}
            />
          ))}
          <FormEnd errors={errors} isBusy={fetching} onCancel={discard.close} />
        </Form>
      </OpenedDialog>
      {discard.question}
    </>
  );
}
