import { isSameText } from '@samspel/domain/text/fold';
import { useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Combobox } from '../../ui/field/combobox.tsx';
import { useFoundTags } from './use-found-tags.ts';

interface Props {
  label: string;
  /** A tag that is not offered, however it is spelled. */
  without?: string;
  onPick: (title: string) => void;
  /** The error if the chosen tag is refused. */
  error?: string | undefined;
}

/** Finds a tag in use by any part of its words. */
export function TagSearch({ label, without = '', onPick, error }: Props) {
  const say = useText();
  const [text, setText] = useState('');
  const { tags, isAsked, isWaiting } = useFoundTags(text);
  const choices = tags
    .filter(({ title }) => !isSameText(title, without))
    .map(({ id, title }) => ({ key: id, label: title, group: say('tag.known') }));
  return (
    <Combobox
      label={label}
      placeholder={say('tag.findHint')}
      text={text}
      onText={setText}
      choices={choices}
      hasList={isAsked}
      status={choices.length > 0 ? undefined : say(isWaiting ? 'shell.searching' : 'shell.noResults')}
      onPick={(choice) => {
        setText('');
        onPick(choice.label);
      }}
      error={error}
    />
  );
}
