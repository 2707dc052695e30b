import { ArrowDownIcon, ArrowUpIcon, XMarkIcon } from '@navikt/aksel-icons';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useFocusFallback } from '../../../ui/focus/use-focus-fallback.ts';
import styles from './template-field.module.css';

interface Props {
  description: string | undefined;
  titles: readonly string[];
  onChange: (titles: string[]) => void;
  error: string | undefined;
}

/** The checklist that activities of a series start with. Enter adds an item, duplicates are ignored, and items can be moved up and down. */
export function TemplateField({ description, titles, onChange, error }: Props) {
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
  const move = (at: number, to: number, { currentTarget: button }: MouseEvent<HTMLElement>) => {
    onChange(titles.toSpliced(at, 1).toSpliced(Math.max(to, 0), 0, titles[at]!));
    requestAnimationFrame(() => button.focus());
  };
  const place = useRef<HTMLDivElement>(null);
  useFocusFallback(place, { among: 'li button:last-of-type', otherwise: 'input' });
  return (
    <div ref={place} className={styles.field}>
      <div className={styles.row}>
        <TextField
          label={say('field.todoTemplate')}
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
        <ol className={styles.items} aria-label={say('field.todoTemplate')}>
          {titles.map((title, at) => (
            <li key={title} className={styles.item}>
              <span>{title}</span>
              <IconButton
                size="sm"
                label={say('event.checklist.itemUp', { title })}
                icon={<ArrowUpIcon aria-hidden="true" />}
                aria-disabled={at === 0}
                onClick={(event) => move(at, at - 1, event)}
              />
              <IconButton
                size="sm"
                label={say('event.checklist.itemDown', { title })}
                icon={<ArrowDownIcon aria-hidden="true" />}
                aria-disabled={at === titles.length - 1}
                onClick={(event) => move(at, at + 1, event)}
              />
              <IconButton
                size="sm"
                label={say('subject.titles.remove', { title })}
                icon={<XMarkIcon aria-hidden="true" />}
                onClick={() => onChange(titles.filter((one) => one !== title))}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
