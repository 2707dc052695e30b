import { useState } from 'react';
import { useMutation } from 'urql';
import styles from '../../core/forms/form.module.css';
import { FormEnd } from '../../core/forms/form-end.tsx';
import { useDiscard } from '../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { useSchema } from '../../core/forms/use-schema.ts';
import { RenameTagDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

const loadInput = async () => (await import('@samspel/domain/tag/tag.input')).renameTagInput;

interface Props {
  title: string;
  onClose: () => void;
  /** The tag now has another title. */
  onTurned: (title: string) => void;
}

/** Lets an admin rename a tag, on everything that has it. */
export function RenameTag({ title, onClose, onTurned }: Props) {
  const say = useText();
  const [newTitle, setTitle] = useState(title);
  const discard = useDiscard(newTitle !== title, onClose);
  const input = { title, newTitle };
  const errors = useFieldErrors(useSchema(loadInput), input);
  const [{ fetching }, send] = useMutation(RenameTagDocument);
  const save = async () => {
    const { data, error } = await send({ input });
    if (error) return errors.refuse(error);
    toast.success(say('tag.renamed', { title: data!.renameTag.title }));
    onClose();
    discard.saved(() => onTurned(data!.renameTag.title));
  };
  const submit = async () => {
    if (!(await errors.checkAll())) return;
    if (newTitle === title) onClose();
    else await save();
  };
  return (
    <>
      <OpenedDialog title={say('tag.renameTitle', { title })} mayClose={discard.mayClose} onClose={onClose}>
        <Form onSubmit={submit} className={styles.form}>
          <p>{say('tag.renameBody')}</p>
          <TextField
            label={say('field.newTitle')}
            value={newTitle}
            required
            error={errors.of('newTitle')}
            onChange={(event) => setTitle(event.target.value)}
            onBlur={() => errors.touch('newTitle')}
          />
          <FormEnd errors={errors} isBusy={fetching} onCancel={discard.close} />
        </Form>
      </OpenedDialog>
      {discard.question}
    </>
  );
}
