import { kindsWith } from '@samspel/domain/subject/attachments';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { foldText, isSameText } from '@samspel/domain/text/fold';
import { useState } from 'react';
import { useQuery } from 'urql';
import { FindTagsDocument } from '../../generated/graphql.ts';
import { useListed } from '../../subject/kinds.tsx';
import { sayTitle } from '../../subject/page/say-title.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { type Choice, Combobox } from '../../ui/field/combobox.tsx';
import { type FoundThing, useThings } from './use-things.ts';

interface Props {
  label: string;
  /** A help text below the field. */
  description?: string;
  /** The kinds to find; by default all that can be related. */
  kinds?: readonly SubjectKind[];
  /** Whether only things that I may change are found. */
  onlyWrite?: boolean;
  /** Ids of things that are not offered. */
  without: readonly string[];
  onPick: (thing: FoundThing) => void;
  /** Called with the title of a tag; if given, tags are offered too, those in use and a new one. */
  onPickTag?: (title: string) => void;
  /** The error if nothing that was chosen can be saved. */
  error?: string | undefined;
}

/** A choice, with the thing or the title of the tag that it represents. */
type Found = Choice & ({ thing: FoundThing } | { tag: string });

const related = kindsWith('relation');

/** Finds things to relate, and tags, in one field. */
export function ThingSearch({ kinds = related, onlyWrite = false, without, onPick, onPickTag, ...field }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const listed = useListed();
  const [text, setText] = useState('');
  const { things, query, isAsked, isWaiting, error } = useThings(text, kinds, onlyWrite);
  const tags = useTagChoices(onPickTag && isAsked && !isWaiting ? query : '');
  const offered: Found[] = [
    ...things
      .filter(({ id, kind }) => !without.includes(id) && listed(kind))
      .map((thing) => ({
        key: thing.id,
        label: sayTitle(say, thing),
        group: say(listed(thing.kind)!.many),
        thing,
      })),
  ];
  // What merely sounds alike comes after the words themselves.
  const isAlike = offered.every(({ label }) => !foldText(label).includes(foldText(query)));
  const choices = isAlike ? [...tags, ...offered] : [...offered, ...tags];
  const failed = error && say('shell.error.fetching', { message: sayProblem(error) });
  return (
    <Combobox
      {...field}
      placeholder={say('relation.findHint')}
      text={text}
      onText={setText}
      choices={choices}
      hasList={isAsked}
      status={choices.length > 0 ? undefined : (failed ?? say(isWaiting ? 'shell.searching' : 'shell.noResults'))}
      onPick={(found) => {
        setText('');
        if ('thing' in found) onPick(found.thing);
        else onPickTag?.(found.tag);
      }}
    />
  );
}

/** Returns the tags that contain the words, and a new one if no tag has exactly these words. */
function useTagChoices(query: string): Found[] {
  const say = useText();
  const [{ data }] = useQuery({ query: FindTagsDocument, variables: { query }, pause: query === '' });
  if (query === '') return [];
  const known = data?.searchTags ?? [];
  const isKnown = known.some(({ title }) => isSameText(title, query));
  const fresh = { key: 'new', label: query, group: say('relation.maker.newTag'), tag: query };
  return [
    ...known.map(({ id, title }) => ({ key: `tag ${id}`, label: title, group: say('tag.title'), tag: title })),
    ...(data && !isKnown ? [fresh] : []),
  ];
}
