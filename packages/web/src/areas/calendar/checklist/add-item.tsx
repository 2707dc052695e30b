import { useState } from 'react';
import { useMutation } from 'urql';
import { type Guard, useUnsaved } from '../../../core/forms/unsaved.ts';
import { CreateTodoDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './checklist.module.css';

interface Props {
  /** Id of the activity. */
  parent: string;
  guard: Guard;
  onAdded: (title: string) => void;
}

/** A new item at the end of a checklist; the field is ready for the next one at once. */
export function AddItem({ parent, guard, onAdded }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const [{ fetching }, send] = useMutation(CreateTodoDocument);
  useUnsaved(guard, 'newItem', title.trim() !== '');
  const add = async () => {
    if (fetching || title.trim() === '') return;
    const answer = await send({ parent, title });
    setError(answer.error && sayProblem(answer.error));
    if (answer.error) return;
    setTitle('');
    onAdded(title.trim());
  };
  return (
    <Form className={styles.add} onSubmit={add} data-size="sm">
      <TextField
        label={say('event.checklist.add')}
        value={title}
        error={error}
        onChange={(event) => {
          setTitle(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" loading={fetching}>
        {say('button.add')}
      </Button>
    </Form>
  );
}
