import { tagLimit, tagTitleLimit } from '@samspel/domain/subject/tag';
import { useRef, useState } from 'react';
import { useRefusalText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { RemovableChip } from '../../ui/base/chip.tsx';
import { Combobox } from '../../ui/field/combobox.tsx';
import { chipElseField, useFocusFallback } from '../../ui/focus/use-focus-fallback.ts';
import { suggestedTags, withTag } from './tags.ts';
import styles from './tags-field.module.css';

interface Props {
  /** The titles that are suggested. */
  known: readonly string[];
  /** The titles of the tags. */
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  error: string | undefined;
  /** The label of the field; 'Merkelappar' by default. */
  label?: string;
  /** Whether each is saved when it is added, so leaving the field must not add a half-typed one. */
  isSavedAtOnce?: boolean;
  /** The heading of the suggested ones. */
  group: string;
  /** A help text below the field. */
  hint?: string;
  /** Called with the text at every letter, to fetch suggestions. */
  onText?: (text: string) => void;
}

/** Tags, at most 20: known ones are suggested, others can be typed. Enter adds one; leaving the field adds one too, unless `isSavedAtOnce`. */
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
  useFocusFallback(place, chipElseField);
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
