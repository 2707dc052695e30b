import { BookmarkIcon } from '@navikt/aksel-icons';
import { findsEverything } from '@samspel/domain/grant/saved-search';
import { useState } from 'react';
import { useMutation } from 'urql';
import styles from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useSchema } from '../../../core/forms/use-schema.ts';
import { CreateSavedSearchDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import type { GrantFilter } from '../parts/grant-filter.ts';
import saved from './saved.module.css';
import { savedOf } from './saved-filter.ts';

const loadInput = async () => (await import('@samspel/domain/grant/saved-search.input')).createSavedSearchInput;

/** Saves the filter of the list under a name; the person is notified of new grants that fit. */
export function SaveSearch({ filter }: { filter: GrantFilter }) {
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={<BookmarkIcon />}
        title={say('grant.saved.save')}
        className={saved.save}
        onClick={() => setOpen(true)}
      >
        <span>{say('grant.saved.save')}</span>
      </Button>
      {isOpen && <Naming filter={filter} onClose={() => setOpen(false)} />}
    </>
  );
}

function Naming({ filter, onClose }: { filter: GrantFilter; onClose: () => void }) {
  const say = useText();
  const [name, setName] = useState('');
  const input = { name, filter: savedOf(filter) };
  const schema = useSchema(loadInput);
  const errors = useFieldErrors(schema, input);
  const [{ fetching }, send] = useMutation(CreateSavedSearchDocument);
  const read = schema.now?.shape.filter.safeParse(input.filter).data;
  const submit = async () => {
    if (fetching || !(await errors.checkAll())) return;
    const { error } = await send({ input });
    if (error) return errors.refuse(error);
    toast.success(say('grant.saved.done', { name: name.trim() }));
    onClose();
  };
  return (
    <OpenedDialog title={say('grant.saved.save')} onClose={onClose}>
      <Form className={styles.form} onSubmit={submit}>
        <TextField
          label={say('field.name')}
          description={say(read && findsEverything(read) ? 'grant.saved.everything' : 'grant.saved.hint')}
          required
          value={name}
          error={errors.of('name')}
          onChange={({ target }) => setName(target.value)}
          onBlur={() => errors.touch('name')}
        />
        <FormEnd errors={errors} isBusy={fetching} onCancel={onClose} />
      </Form>
    </OpenedDialog>
  );
}
