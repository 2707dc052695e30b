import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../core/texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { RemovableChip } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './titles-field.module.css';

interface Props {
  label: string;
  description: string;
  titles: readonly string[];
  onChange: (titles: string[]) => void;
  error?: string | undefined;
  /** One below the other, in their order, instead of side by side. */
  asList?: boolean;
}

/** Short titles that are written one by one: tags, the items of a checklist. Enter adds; the same one twice is there once. */
export function TitlesField({ label, description, titles, onChange, error, asList }: Props) {
  const say = useText();
  const [text, setText] = useState('');
  const add = () => {
    const title = text.trim();
    setText('');
    if (title !== '' && !titles.includes(title)) onChange([...titles, title]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <TextField
          label={label}
          description={description}
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <Button onClick={add}>{say('button.add')}</Button>
      </div>
      {titles.length > 0 && (
        <ul className={asList ? styles.list : styles.chips}>
          {titles.map((title) => (
            <li key={title}>
              <RemovableChip
                label={say('event.titles.remove', { title })}
                onRemove={() => onChange(titles.filter((one) => one !== title))}
              >
                {title}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
