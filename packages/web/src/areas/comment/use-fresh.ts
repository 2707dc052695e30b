import { useState } from 'react';
import { useMe } from '../../core/person/me.tsx';
import type { AnswerPartsFragment, CommentPartsFragment } from '../../generated/graphql.ts';
import { goToComment } from './focus-comment.ts';

/** The comments that others have written since my last visit, and a way to go through them. */
export function useFresh(answers: readonly AnswerPartsFragment[], since: string | null | undefined) {
  const me = useMe();
  const [last, setLast] = useState<string>();
  const isFresh = ({ author, dateCreated }: CommentPartsFragment): boolean =>
    Boolean(since && dateCreated && author && author.id !== me.id && Date.parse(dateCreated) > Date.parse(since));
  const fresh = answers.flatMap((answer) => [answer, ...answer.replies]).filter(isFresh);
  return {
    isFresh,
    count: fresh.length,
    /** Goes to the next one; after the last, to the first. */
    showNext: () => {
      const at = fresh.findIndex(({ id }) => id === last);
      const next = fresh[(at + 1) % fresh.length];
      if (!next) return;
      setLast(next.id);
      goToComment(next.id);
    },
  };
}
