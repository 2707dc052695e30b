import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useText } from '../../../../core/texts/text.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from './checklist.module.css';
import type { ChecklistDeeds, Todo } from './use-checklist.ts';

interface Props {
  todo: Todo;
  onRename: ChecklistDeeds['rename'];
  onClose: () => void;
}

/** The title of an item while it is changed: Enter saves, Escape leaves it as it was. */
export function RenameItem({ todo, onRename, onClose }: Props) {
  const say = useText();
  const [title, setTitle] = useState(todo.title);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isSame = title.trim() === '' || title.trim() === todo.title;
    if (isSame || (await onRename(todo, title))) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <form className={styles.rename} onSubmit={save} data-size="sm">
      <TextField
        label={say('event.checklist.rename')}
        value={title}
        maxLength={255}
        autoFocus
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit">{say('button.save')}</Button>
    </form>
  );
}
