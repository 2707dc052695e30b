import { pollChoices } from '@samspel/domain/discussion/poll';
import { useState } from 'react';
import { z } from 'zod';
import { useMe } from '../../../core/person/me.tsx';
import { readLocal, writeLocal } from '../../../storage/local.ts';
import type { PollForm } from '../poll/poll-form.ts';

/** The draft of a question. `body` is rich text as JSON, or ''. */
export interface Question {
  title: string;
  body: string;
  /** The poll on it; null if it has none. */
  poll: PollForm | null;
}

const empty: Question = { title: '', body: '', poll: null };

/**
 * Keeps the draft of a question in this browser until it is published or discarded: it survives a reload and a lost network. @param place the forum
 */
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
    /** Keeps nothing of it any more, but leaves what the form shows: the page is being left. */
    published: () => writeLocal(name, null),
    /** Whether it was there when the form was opened. */
    isFound: !isEmpty(found),
    isEmpty: isEmpty(question),
  };
}

const isEmpty = ({ title, body, poll }: Question): boolean => title === '' && body === '' && poll === null;

const kept = z.object({
  title: z.string().catch(''),
  body: z.string().catch(''),
  poll: z
    .object({
      choices: z.array(z.string()).min(pollChoices.min).max(pollChoices.max),
      isSeveral: z.boolean(),
      closes: z.string(),
    })
    .nullable()
    .catch(null),
});

/** Reads a draft; one that makes no sense counts as empty. */
export function readDraft(name: string): Question {
  try {
    return kept.parse(JSON.parse(readLocal(name) ?? '{}'));
  } catch {
    return empty;
  }
}
