import { useRef } from 'react';
import styles from '../../core/forms/form.module.css';
import { useText } from '../../texts/text.tsx';
import { RemovableChip } from '../../ui/base/chip.tsx';
import type { FoundThing } from './use-things.ts';

interface Props {
  label: string;
  things: readonly FoundThing[];
  tags?: readonly string[];
  onRemoveThing: (id: string) => void;
  onRemoveTag?: (title: string) => void;
}

/** The chosen things, followed by the chosen tags; a press removes one. */
export function Chosen({ label, things, tags = [], onRemoveThing, onRemoveTag }: Props) {
  const say = useText();
  const place = useRef<HTMLUListElement>(null);
  if (things.length + tags.length === 0) return null;
  /** Removes a chip, and gives the focus to the field in which it was chosen. */
  const remove = (action: () => void) => {
    place.current?.parentElement?.querySelector('input')?.focus();
    action();
  };
  return (
    <ul ref={place} className={styles.chips} aria-label={label}>
      {things.map(({ id, title }) => (
        <li key={id}>
          <RemovableChip
            label={say('subject.titles.remove', { title })}
            onRemove={() => remove(() => onRemoveThing(id))}
          >
            {title}
          </RemovableChip>
        </li>
      ))}
      {tags.map((title) => {
        const words = say('relation.maker.tagged', { title });
        return (
          <li key={title}>
            <RemovableChip
              label={say('subject.titles.remove', { title: words })}
              onRemove={() => remove(() => onRemoveTag?.(title))}
            >
              {words}
            </RemovableChip>
          </li>
        );
      })}
    </ul>
  );
}
