import { tagLimit, tagTitleLimit } from '@samspel/domain/calendar/event.input';
import { useRef, useState } from 'react';
import { useRefusalText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { chipElseField, useKeptFocus } from '../../ui/use-kept-focus.ts';
import { suggestedTags, withTag } from './tags.ts';
import styles from './tags-field.module.css';

interface Props {
  /** Titles that are suggested. */
  known: readonly string[];
  /** Titles. */
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  error: string | undefined;
}

/** Tags, at most 20: those that are known already are suggested, others are written. Enter adds; leaving the field adds too. */
export function TagsField({ known, tags, onChange, error }: Props) {
  const say = useText();
  const words = useRefusalText();
  const [text, setText] = useState('');
  const isFull = tags.length >= tagLimit;
  const isTooLong = [text, ...tags].some((title) => title.trim().length > tagTitleLimit);
  const add = (title: string) => {
    setText('');
    onChange(withTag(tags, title));
  };
  const choices = suggestedTags(known, tags, text).map(({ title, isNew }) => ({
    key: title,
    label: title,
    group: say(isNew ? 'subject.tags.new' : 'subject.tags.known'),
  }));
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, chipElseField);
  return (
    <div ref={place} className={styles.field}>
      <Combobox
        label={say('field.tags')}
        placeholder={say(isFull ? 'subject.tags.full' : 'subject.tags.find', { max: tagLimit })}
        text={text}
        onText={setText}
        choices={choices}
        hasList={choices.length > 0 && !isFull}
        disabled={isFull}
        onPick={({ label }) => add(label)}
        onWords={add}
        onLeave={add}
        description={say('subject.tags.hint')}
        error={isTooLong ? words({ code: 'input.tooLong', field: 'tags', values: { max: tagTitleLimit } }) : error}
      />
      {tags.length > 0 && (
        <ul className={styles.chips} aria-label={say('field.tags')}>
          {tags.map((title) => (
            <li key={title}>
              <RemovableChip
                label={say('subject.titles.remove', { title })}
                onRemove={() => onChange(tags.filter((one) => one !== title))}
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
