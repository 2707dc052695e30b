import { useClient, useMutation } from 'urql';
import { ConflictStep } from '../../../core/forms/conflict-step.tsx';
import styles from '../../../core/forms/form.module.css';
import { FormError } from '../../../core/forms/form-error.tsx';
import { richTextPart } from '../../../core/forms/parts.tsx';
import { type Guard, useUnsaved } from '../../../core/forms/unsaved.ts';
import { useEdited } from '../../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useSchema } from '../../../core/forms/use-schema.ts';
import { NewestFileDocument, UpdateFileInfoDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import type { ShownFile } from '../shown/files-of.ts';

const loadInput = async () => (await import('@samspel/domain/file/file.input')).updateFileInfoInput;

const formOf = ({ description }: Pick<ShownFile, 'description'>) => ({ description: description ?? '' });

/** The form of a file's description; saves if it was changed. */
export function DescriptionEdit({ file, report }: { file: ShownFile; report: Guard['report'] }) {
  const say = useText();
  const client = useClient();
  const { stored, base, form, set, conflict } = useEdited({
    start: file,
    formOf,
    parts: () => [richTextPart<ReturnType<typeof formOf>>('description', say('field.description'))],
    fetchNewest: async () => {
      const { data } = await client.query(NewestFileDocument, { id: file.id }, { requestPolicy: 'network-only' });
      return data ? { stored: { ...file, ...data.fileInfo }, saves: [] } : null;
    },
  });
  const input = { id: stored.id, version: stored.version, description: form.description || null };
  const errors = useFieldErrors(useSchema(loadInput), input);
  const [{ fetching }, send] = useMutation(UpdateFileInfoDocument);
  const isChanged = form.description !== base.description;
  useUnsaved({ report }, 'file.description', isChanged);

  const save = async () => {
    const { error } = await send({ input });
    if (error) return (await conflict.meet(error)) || errors.refuse(error);
    toast.success(say('file.saved'));
  };
  const submit = async () => {
    if (isChanged && (await errors.checkAll())) await save();
  };
  if (conflict.open) return <ConflictStep conflict={conflict} isBusy={fetching} onSave={save} />;
  return (
    <Form onSubmit={submit} className={styles.form}>
      <RichTextField
        label={say('field.description')}
        value={form.description}
        error={errors.of('description')}
        onChange={(description) => set({ description })}
      />
      <FormError errors={errors} />
      {isChanged && (
        <div className={styles.actions}>
          <Button type="submit" variant="primary" loading={fetching}>
            {say('button.save')}
          </Button>
        </div>
      )}
    </Form>
  );
}
