import { useCallback, useEffect, useRef, useState } from 'react';
import { type CombinedError, type TypedDocumentNode, useClient } from 'urql';

type Window = { limit: number; offset: number };

/** How the pages of a list are queried, and where the page is in an answer. These must stay the same objects as long as they mean the same. */
export interface PagesOf<Answer, Of extends object, Page> {
  document: TypedDocumentNode<Answer, Of & Window>;
  of: Of;
  /** Number of things on a page. */
  size: number;
  read: (answer: Answer) => Page | null;
}

/**
 * Reads the first `count` pages of a list. They are read again after each change in this tab, by the cache, and by `readAgain`; for a page that is
 * shown for the first time, only that page is queried. When another list is asked for, the pages of the one before are shown until its first has come.
 */
export function usePages<Answer, Of extends object, Page>({ document, of, size, read }: PagesOf<Answer, Of, Page>) {
  const client = useClient();
  const [count, setCount] = useState(1);
  const [turn, setTurn] = useState(0);
  const [pages, setPages] = useState<readonly (Page | undefined)[]>([]);
  const [error, setError] = useState<CombinedError>();
  const asked = useRef({ turn: -1, count: 0 });
  const shown = useRef(of);
  const [before, setBefore] = useState(of);
  if (before !== of) {
    setBefore(of);
    setCount(1);
  }
  const readAgain = useCallback(() => setTurn((before) => before + 1), []);

  useEffect(() => {
    const known = asked.current.turn === turn && shown.current === of ? asked.current.count : 0;
    asked.current = { turn, count };
    const answers = Array.from({ length: count }, (_, at) => {
      const variables = { ...of, limit: size, offset: at * size };
      const requestPolicy = at < known ? 'cache-first' : turn > 0 ? 'network-only' : 'cache-and-network';
      return client.query(document, variables, { requestPolicy }).subscribe((answer) => {
        setError(answer.error);
        const page = answer.data && read(answer.data);
        if (!page) return;
        const isOther = shown.current !== of;
        shown.current = of;
        setPages((before) => Object.assign(isOther ? [] : [...before], { [at]: page }));
      });
    });
    return () => {
      for (const { unsubscribe } of answers) unsubscribe();
    };
  }, [client, document, of, size, read, count, turn]);

  return { pages, count, setCount, readAgain, error };
}
