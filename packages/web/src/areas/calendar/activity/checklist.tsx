import { XMarkIcon } from '@navikt/aksel-icons';
import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { useProblemText } from '../../../core/texts/refusal.ts';
import { useText } from '../../../core/texts/text.tsx';
import {
  type ActivityDetailsFragment,
  CreateTodoDocument,
  RemoveTodoDocument,
  TickTodoDocument,
} from '../../../generated/graphql.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toaster.tsx';
import styles from './checklist.module.css';

interface Props {
  activity: ActivityDetailsFragment;
  canEdit: boolean;
}

type Todo = ActivityDetailsFragment['todos'][number];

/** The checklist of an activity: tick, add, take away. A tick shows at once, and is taken back where it is refused. */
export function Checklist({ activity, canEdit }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const [, sendTick] = useMutation(TickTodoDocument);
  const [, sendRemoval] = useMutation(RemoveTodoDocument);
  const [pending, setPending] = useState<Record<string, boolean>>({});
  const tick = async ({ id }: Todo, isDone: boolean) => {
    setPending((before) => ({ ...before, [id]: isDone }));
    const { error } = await sendTick({ id, isDone });
    setPending(({ [id]: _, ...others }) => others);
    if (error) toast.error(sayProblem(error));
  };
  const remove = async ({ id }: Todo) => {
    const { error } = await sendRemoval({ id });
    if (error) toast.error(sayProblem(error));
  };
  const { todos, todoProgress } = activity;
  if (todos.length === 0 && !canEdit) return null;
  return (
    <section aria-labelledby="activity-checklist">
      <div className={styles.head}>
        <Heading level={3} id="activity-checklist">
          {say('event.checklist')}
        </Heading>
        {todos.length > 0 && <span>{say('event.checklist.progress', todoProgress)}</span>}
      </div>
      <ul className={styles.items}>
        {todos.map((todo) => (
          <li key={todo.id} className={styles.item} data-done={todo.isDone || undefined}>
            <Checkbox
              label={todo.title}
              checked={pending[todo.id] ?? todo.isDone}
              disabled={!canEdit}
              onChange={(event) => void tick(todo, event.target.checked)}
            />
            {canEdit && (
              <IconButton
                size="sm"
                label={say('event.checklist.remove', { title: todo.title })}
                icon={<XMarkIcon aria-hidden="true" />}
                onClick={() => void remove(todo)}
              />
            )}
          </li>
        ))}
      </ul>
      {canEdit && <AddItem parent={activity.id} />}
    </section>
  );
}

/** A new item at the end; the field is ready for the next one at once. It is no form of its own, since it stands in a dialog. */
function AddItem({ parent }: { parent: string }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const [{ fetching }, send] = useMutation(CreateTodoDocument);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return;
    const answer = await send({ parent, title });
    setError(answer.error && sayProblem(answer.error));
    if (!answer.error) setTitle('');
  };
  return (
    <form className={styles.add} onSubmit={add} data-size="sm">
      <TextField
        label={say('event.checklist.add')}
        value={title}
        error={error}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" loading={fetching}>
        {say('button.add')}
      </Button>
    </form>
  );
}
