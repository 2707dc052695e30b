import { useEffect, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { leaveAtEscape } from '../../core/forms/leave-at-escape.ts';
import { AddTagsDocument, RemoveTagsDocument, type TagPartsFragment } from '../../generated/graphql.ts';
import { TagsField } from '../../subject/tag/tags-field.tsx';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import styles from './tags-edit.module.css';
import { useFoundTags } from './use-found-tags.ts';

interface Props {
  meta: string;
  tags: readonly TagPartsFragment[];
  onDone: () => void;
}

/** Adds tags to a thing and removes them, each at once; a removal offers undo. */
export function TagsEdit({ meta, tags, onDone }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const found = useFoundTags(text);
  const [, sendAdd] = useMutation(AddTagsDocument);
  const [, sendRemove] = useMutation(RemoveTagsDocument);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const titles = tags.map(({ title }) => title);

  const add = async (title: string) => {
    const { error } = await sendAdd({ input: { meta, tags: [title] } });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('tag.added', { title }));
  };
  const remove = async (title: string) => {
    const { error } = await sendRemove({ input: { meta, tags: [title] } });
    if (error) return toast.error(sayProblem(error));
    toast.success(say('tag.removed', { title }), { words: say('button.undo'), run: () => void add(title) });
  };
  const change = (next: readonly string[]) => {
    for (const title of next) if (!titles.includes(title)) void add(title);
    for (const title of titles) if (!next.includes(title)) void remove(title);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for a key pressed in the field inside it
    <div ref={place} className={styles.edit} onKeyDown={leaveAtEscape(onDone)}>
      <TagsField
        label={say('tag.addOne')}
        isSavedAtOnce
        known={found.tags.map(({ title }) => title)}
        tags={titles}
        onChange={change}
        error={undefined}
        group={say('tag.known')}
        onText={setText}
      />
      <div>
        <Button size="sm" onClick={onDone}>
          {say('tag.done')}
        </Button>
      </div>
    </div>
  );
}
