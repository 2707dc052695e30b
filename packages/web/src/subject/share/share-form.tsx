import { useState } from 'react';
import { useMutation } from 'urql';
import styles from '../../core/forms/form.module.css';
import { FormError } from '../../core/forms/form-error.tsx';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { useSchema } from '../../core/forms/use-schema.ts';
import { ShareByMailDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { ShareDone } from './share-done.tsx';

export interface ShareFormProps {
  id: string;
  /** Opens the access list, for a person who may change it and has mailed somebody who may lack access. */
  onGiveAccess?: (() => void) | undefined;
  onClose: () => void;
}

const empty = { email: '', description: '' };
const loadShareInput = async () => (await import('@samspel/domain/share/share.input')).shareInput;

/** The form for an address and a message; when the mail is on its way it says so for a while, and closes. */
export function ShareForm({ id, onGiveAccess, onClose }: ShareFormProps) {
  const say = useText();
  const [form, setForm] = useState(empty);
  const [{ fetching }, share] = useMutation(ShareByMailDocument);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const input = { id, ...form };
  const schema = useSchema(loadShareInput);
  const errors = useFieldErrors(schema, input, undefined, { description: 'message' });
  if (sentTo !== null) return <ShareDone email={sentTo} onGiveAccess={onGiveAccess} onClose={onClose} />;
  const submit = async () => {
    if (!(await errors.checkAll())) return;
    const answer = await share({ input });
    if (answer.error) errors.refuse(answer.error);
    else setSentTo(form.email.trim());
  };
  const field = (name: keyof typeof empty) => ({
    value: form[name],
    error: errors.of(name),
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
    onBlur: () => errors.touch(name),
  });
  return (
    <Form onSubmit={submit} className={styles.form}>
      <p>{say('shareMail.hint')}</p>
      <FormError errors={errors} />
      <TextField
        {...field('email')}
        label={say('field.email')}
        type="email"
        required
        autoComplete="off"
        spellCheck={false}
      />
      <TextArea {...field('description')} label={say('field.message')} rows={3} />
      <div className={styles.actions}>
        <Button onClick={onClose}>{say('button.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          loading={fetching}
          aria-disabled={!schema.now?.safeParse(input).success}
        >
          {say('button.share')}
        </Button>
      </div>
    </Form>
  );
}
