import { useCallback, useEffect, useRef, useState } from 'react';
import { type CombinedError, type TypedDocumentNode, useClient } from 'urql';

type Window = { limit: number; offset: number };

/** How the pages of a list are asked for, and where the page is in an answer. What is given stays the same object while it means the same. */
export interface PagesOf<Answer, Of extends object, Page> {
  document: TypedDocumentNode<Answer, Of & Window>;
  of: Of;
  /** Things on a page. */
  size: number;
  read: (answer: Answer) => Page | null;
}

/**
 * Reads the first pages of a list, as many as `count`. They are read again after each change in this tab, by the cache, and with `readAgain`; a page
 * that is shown for the first time asks for itself alone.
 */
export function usePages<Answer, Of extends object, Page>({ document, of, size, read }: PagesOf<Answer, Of, Page>) {
  const client = useClient();
  const [count, setCount] = useState(1);
  const [turn, setTurn] = useState(0);
  const [pages, setPages] = useState<readonly (Page | undefined)[]>([]);
  const [error, setError] = useState<CombinedError>();
  const asked = useRef({ turn: -1, count: 0 });
  const readAgain = useCallback(() => setTurn((before) => before + 1), []);

  useEffect(() => {
    const known = asked.current.turn === turn ? asked.current.count : 0;
    asked.current = { turn, count };
    const answers = Array.from({ length: count }, (_, at) => {
      const variables = { ...of, limit: size, offset: at * size };
      const requestPolicy = at < known ? 'cache-first' : 'cache-and-network';
      return client.query(document, variables, { requestPolicy }).subscribe((answer) => {
        setError(answer.error);
        const page = answer.data && read(answer.data);
        if (page) setPages((before) => Object.assign([...before], { [at]: page }));
      });
    });
    return () => {
      for (const { unsubscribe } of answers) unsubscribe();
    };
  }, [client, document, of, size, read, count, turn]);

  return { pages, count, setCount, readAgain, error };
}
