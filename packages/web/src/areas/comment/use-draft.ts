import { useState } from 'react';
import { useMe } from '../../core/person/me.tsx';
import { readLocal, writeLocal } from '../../storage/local.ts';

/** An unsent draft of a comment. */
export interface Draft {
  /** Rich text as JSON; '' if there is no draft. */
  text: string;
  write: (text: string) => void;
  /** Whether it was there when the page was opened, and has not been sent or emptied since. */
  isFound: boolean;
}

/**
 * Keeps a draft in this browser until it is sent: it survives a reload, a closed panel and a lost network. @param place the thing, or the answer that
 * is replied to
 */
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
