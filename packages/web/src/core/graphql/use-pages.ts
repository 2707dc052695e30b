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

/** A page that was asked for and has not come: whether it is being read, or why it could not be. */
export interface NextPage {
  isBusy: boolean;
  error: CombinedError | undefined;
  onRetry: () => void;
}

/**
 * Reads the first `count` pages of a list. They are read again after each change in this tab, by the cache, and by `readAgain`; for a page that is
 * shown for the first time, only that page is queried. When another list is asked for, the pages of the one before are shown until its first has come;
 * `error` says why that could not be read, and `next` what has become of a page after it.
 */
export function usePages<Answer, Of extends object, Page>({ document, of, size, read }: PagesOf<Answer, Of, Page>) {
  const client = useClient();
  const [count, setCount] = useState(1);
  const [turn, setTurn] = useState(0);
  const [shown, setShown] = useState<{ of: Of; pages: readonly (Page | undefined)[] }>({ of, pages: [] });
  const [errors, setErrors] = useState<readonly (CombinedError | undefined)[]>([]);
  const asked = useRef({ of, turn: -1, count: 0 });
  const [before, setBefore] = useState(of);
  if (before !== of) {
    setBefore(of);
    setCount(1);
    setErrors([]);
  }
  const readAgain = useCallback(() => setTurn((before) => before + 1), []);

  useEffect(() => {
    const known = asked.current.turn === turn && asked.current.of === of ? asked.current.count : 0;
    asked.current = { of, turn, count };
    const answers = Array.from({ length: count }, (_, at) => {
      const variables = { ...of, limit: size, offset: at * size };
      const requestPolicy = at < known ? 'cache-first' : turn > 0 ? 'network-only' : 'cache-and-network';
      return client.query(document, variables, { requestPolicy }).subscribe((answer) => {
        setErrors((before) => Object.assign([...before], { [at]: answer.error }));
        const page = answer.data && read(answer.data);
        if (!page) return;
        setShown((before) => ({ of, pages: Object.assign(before.of === of ? [...before.pages] : [], { [at]: page }) }));
      });
    });
    return () => {
      for (const { unsubscribe } of answers) unsubscribe();
    };
  }, [client, document, of, size, read, count, turn]);

  const { pages } = shown;
  const isFirstShown = shown.of === of && pages[0] !== undefined;
  const missing = isFirstShown ? Array.from({ length: count }, (_, at) => at).filter((at) => !pages[at]) : [];
  const nextError = missing.map((at) => errors[at]).find(Boolean);
  const next: NextPage = { isBusy: missing.length > 0 && !nextError, error: nextError, onRetry: readAgain };
  return { pages, count, setCount, readAgain, error: isFirstShown ? undefined : errors[0], next };
}
