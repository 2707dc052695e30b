import { useState } from 'react';
import { useMe } from '../../core/person/me.tsx';
import { readLocal, writeLocal } from '../../storage/local.ts';

/** What somebody has begun to write and not sent. */
export interface Draft {
  /** Rich text as JSON; '' for none. */
  text: string;
  write: (text: string) => void;
  /** It was there when the page was opened, and is not sent or put away since. */
  isFound: boolean;
}

/** Keeps what a person writes at a place in this browser until it is sent: it outlives a reload, a closed panel and a lost network. @param place the thing, or the answer that is replied to */
export function useDraft(place: string): Draft {
  const me = useMe();
  const name = `draft.comment.${me.id}.${place}`;
  const [isFound, setFound] = useState(() => readLocal(name) !== null);
  const [text, setText] = useState(() => readLocal(name) ?? '');
  const write = (next: string) => {
    setText(next);
    if (next === '') setFound(false);
    writeLocal(name, next === '' ? null : next);
  };
  return { text, write, isFound };
}

/** Whether a person has a draft at a place. */
export const hasDraft = (person: string, place: string): boolean =>
  readLocal(`draft.comment.${person}.${place}`) !== null;
