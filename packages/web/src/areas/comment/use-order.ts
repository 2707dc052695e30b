import { useEffect, useState } from 'react';
import { useTypedQuery } from '../../ui/field/use-typed-query.ts';
import { goToComment } from './focus-comment.ts';
import { type AnswerOrder, type Comments, useComments } from './use-comments.ts';

/** The comments on a thing in the order, and with the words, that I have chosen. */
export function useOrder(meta: string) {
  const [order, setOrder] = useState<AnswerOrder>('LAST');
  const [words, setWords] = useState('');
  const { query, pause } = useTypedQuery(words);
  const comments = useComments(meta, { order, query: pause ? '' : query });
  const toFirst = useWayToFirst(comments, order, setOrder);
  return {
    comments,
    order,
    setOrder,
    words,
    setWords,
    isSearched: !pause,
    toFirst,
    /** Shows the conversation as at first, so that what I have just written is seen. */
    showLast: () => {
      setOrder('LAST');
      setWords('');
    },
  };
}

/** Returns a function that goes to the first answer of all, which may have to be fetched. */
function useWayToFirst({ answers, more }: Comments, order: AnswerOrder, setOrder: (order: AnswerOrder) => void) {
  const [isOnItsWay, setOnItsWay] = useState(false);
  const oldest = answers?.reduce<string | undefined>(
    (first, { id }) => (first && Number(first) < Number(id) ? first : id),
    undefined,
  );
  const isThere = order === 'FIRST' ? answers?.[0]?.id === oldest : more === 0;
  useEffect(() => {
    if (!isOnItsWay || !isThere || !oldest) return;
    setOnItsWay(false);
    goToComment(oldest);
  }, [isOnItsWay, isThere, oldest]);
  return () => {
    if (more > 0) setOrder('FIRST');
    setOnItsWay(true);
  };
}
