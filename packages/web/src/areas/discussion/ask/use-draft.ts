import { useState } from 'react';
import { useMe } from '../../../core/person/me.tsx';
import { readLocal, writeLocal } from '../../../storage/local.ts';

/** A question that somebody is writing. `body` is rich text as JSON, '' for none. */
export interface Question {
  title: string;
  body: string;
}

const empty: Question = { title: '', body: '' };

/** Keeps the question that a person writes in this browser until it is published or given up: it outlives a reload and a lost network. @param place the forum */
export function useDraft(place: string) {
  const me = useMe();
  const name = `draft.discussion.${me.id}.${place}`;
  const [found] = useState(() => readDraft(name));
  const [question, setQuestion] = useState(found);
  const keep = (next: Question) => {
    setQuestion(next);
    writeLocal(name, isEmpty(next) ? null : JSON.stringify(next));
  };
  return {
    question,
    set: (change: Partial<Question>) => keep({ ...question, ...change }),
    forget: () => keep(empty),
    /** It was there when the form was opened. */
    isFound: !isEmpty(found),
    isEmpty: isEmpty(question),
  };
}

const isEmpty = ({ title, body }: Question): boolean => title === '' && body === '';

function readDraft(name: string): Question {
  try {
    const { title, body } = JSON.parse(readLocal(name) ?? '{}');
    return { title: typeof title === 'string' ? title : '', body: typeof body === 'string' ? body : '' };
  } catch {
    return empty;
  }
}
