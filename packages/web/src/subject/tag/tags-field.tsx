import { tagLimit, tagTitleLimit } from '@samspel/domain/subject/tag';
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
  /** What the field is called, where that is not 'Merkelappar'. */
  label?: string;
  /** Each is saved as it is added, so that leaving the field adds none that is half written. */
  isSavedAtOnce?: boolean;
  /** What the known ones are called together. */
  group: string;
  /** A line under the field that helps to fill it in. */
  hint?: string;
  /** What is written, at every letter, for suggestions that are asked for. */
  onText?: (text: string) => void;
}

/** Tags, at most 20: those that are known already are suggested, others are written. Enter adds; leaving the field adds too. */
export function TagsField(props: Props) {
  const { known, tags, onChange, error, group, hint, onText, isSavedAtOnce } = props;
  const say = useText();
  const words = useRefusalText();
  const [text, setText] = useState('');
  const isFull = tags.length >= tagLimit;
  const isTooLong = [text, ...tags].some((title) => title.trim().length > tagTitleLimit);
  const write = (words: string) => {
    setText(words);
    onText?.(words);
  };
  const add = (title: string) => {
    write('');
    onChange(withTag(tags, title));
  };
  const choices = suggestedTags(known, tags, text).map(({ title, isNew }) => ({
    key: title,
    label: title,
    group: isNew ? say('subject.tags.new') : group,
  }));
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, chipElseField);
  return (
    <div ref={place} className={styles.field}>
      <Combobox
        label={props.label ?? say('field.tags')}
        placeholder={say(isFull ? 'subject.tags.full' : 'subject.tags.find', { max: tagLimit })}
        text={text}
        onText={write}
        choices={choices}
        hasList={choices.length > 0 && !isFull}
        disabled={isFull}
        onPick={({ label }) => add(label)}
        onWords={add}
        {...(!isSavedAtOnce && { onLeave: add })}
        description={hint}
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
