import { updateTodoInput } from '@samspel/domain/calendar/todo.input';
import { useMutation } from 'urql';
import { ConflictStep } from '../../../core/forms/conflict-step.tsx';
import styles from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { leaveAtEscape } from '../../../core/forms/leave-at-escape.ts';
import { type Guard, useUnsaved } from '../../../core/forms/unsaved.ts';
import { useEdited } from '../../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { UpdateTodoDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { itemChanges, itemFormOf } from './item-form.ts';
import { itemParts } from './item-parts.ts';
import type { Todo } from './use-checklist.ts';
import { useNewestItem } from './use-newest-item.ts';

interface Props {
  todo: Todo;
  /** Id of the activity. */
  parent: string;
  guard: Guard;
  onClose: () => void;
}

/** The form of one item of a checklist. Enter in its title saves, Escape closes it; neither asks if nothing would be lost. */
export function ItemEdit({ todo, parent, guard, onClose }: Props) {
  const say = useText();
  const { stored, form, set, conflict } = useEdited({
    start: todo,
    formOf: itemFormOf,
    parts: () => itemParts(say),
    fetchNewest: useNewestItem(parent, todo.id),
  });
  const input = itemChanges(stored, form);
  const errors = useFieldErrors(updateTodoInput, input);
  const [{ fetching }, send] = useMutation(UpdateTodoDocument);
  const isChanged = Object.keys(input).length > 2;
  useUnsaved(guard, 'item', isChanged);

  const save = async () => {
    const { error } = await send({ input });
    if (error) return (await conflict.meet(error)) || errors.refuse(error);
    onClose();
  };
  const submit = async () => {
    if (fetching || !(await errors.checkAll())) return;
    if (isChanged) await save();
    else onClose();
  };
  const leave = () => guard.before(onClose);
  if (conflict.open) return <ConflictStep conflict={conflict} isBusy={fetching} onSave={save} />;
  return (
    <Form onSubmit={submit} onKeyDown={leaveAtEscape(leave)} className={styles.form} data-size="sm">
      <TextField
        label={say('event.checklist.rename')}
        value={form.title}
        required
        autoFocus
        error={errors.of('title')}
        onChange={(event) => set({ title: event.target.value })}
        onBlur={() => errors.touch('title')}
      />
      <RichTextField
        label={say('field.description')}
        value={form.description}
        error={errors.of('description')}
        onChange={(description) => set({ description })}
      />
      <RichTextField
        label={say('event.checklist.note')}
        value={form.note}
        error={errors.of('note')}
        onChange={(note) => set({ note })}
      />
      <FormEnd errors={errors} isBusy={fetching} onCancel={leave} />
    </Form>
  );
}
