import { pollChoices } from '@samspel/domain/discussion/poll';
import { useState } from 'react';
import { z } from 'zod';
import { useMe } from '../../../core/person/me.tsx';
import { readLocal, writeLocal } from '../../../storage/local.ts';
import type { PollForm } from '../poll/poll-form.ts';

/** A question that somebody is writing. `body` is rich text as JSON, '' for none. */
export interface Question {
  title: string;
  body: string;
  /** The poll on it; null without one. */
  poll: PollForm | null;
}

const empty: Question = { title: '', body: '', poll: null };

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

/** What was kept; what makes no sense of it counts as not written. */
export function readDraft(name: string): Question {
  try {
    return kept.parse(JSON.parse(readLocal(name) ?? '{}'));
  } catch {
    return empty;
  }
}
