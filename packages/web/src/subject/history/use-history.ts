import { useCallback, useEffect, useRef, useState } from 'react';
import { type CombinedError, type TypedDocumentNode, useClient } from 'urql';
import { useLiveSubject } from '../../core/live/live-subject.ts';
import type { Change } from './changed-fields.ts';

/** Asks for a page of the changes of a thing, which it calls `whole`. */
export type HistoryDocument = TypedDocumentNode<
  { whole: { history: { totalCount: number; nodes: Change[] } | null } },
  { id: string; limit: number; offset: number }
>;

/** Whose history, and how it is asked for. */
export interface HistoryOf {
  document: HistoryDocument;
  id: string;
}

/** Changes that one question answers. */
const pageSize = 20;

interface Page {
  total: number;
  changes: Change[];
}

/**
 * The changes of something, the latest first, a page more at each `showOlder`. They are read again after each change in this tab, by the
 * cache, and when what it lies on was changed elsewhere.
 * @param root the id of the thing whose live frames tell of it
 */
export function useHistory({ document, id }: HistoryOf, root: string) {
  const client = useClient();
  const [count, setCount] = useState(1);
  const [turn, setTurn] = useState(0);
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [error, setError] = useState<CombinedError>();
  const asked = useRef({ turn: -1, count: 0 });
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const live = useLiveSubject(root, { readAgain: refresh });

  useEffect(() => {
    if (!live.isUpdatedElsewhere) return;
    live.acknowledge();
    refresh();
  }, [live.isUpdatedElsewhere, live.acknowledge, refresh]);

  useEffect(() => {
    const known = asked.current.turn === turn ? asked.current.count : 0;
    asked.current = { turn, count };
    const answers = Array.from({ length: count }, (_, page) => {
      const variables = { id, limit: pageSize, offset: page * pageSize };
      const requestPolicy = page < known ? 'cache-first' : 'cache-and-network';
      return client.query(document, variables, { requestPolicy }).subscribe((answer) => {
        setError(answer.error);
        const history = answer.data?.whole.history;
        if (history) setPages((before) => put(before, page, { total: history.totalCount, changes: history.nodes }));
      });
    });
    return () => {
      for (const { unsubscribe } of answers) unsubscribe();
    };
  }, [client, document, id, count, turn]);

  const changes = unique(pages.slice(0, count).flatMap((page) => page?.changes ?? []));
  const total = pages[0]?.total;
  return {
    changes,
    total,
    error,
    refresh,
    isLoadingOlder: pages.length < count,
    showOlder: total !== undefined && changes.length < total ? () => setCount(pages.length + 1) : undefined,
  };
}

function put(pages: readonly Page[], at: number, page: Page): readonly Page[] {
  const next = [...pages];
  next[at] = page;
  return next;
}

/** A change that came in between two questions moves others to the next page. */
const unique = (changes: readonly Change[]): Change[] => [
  ...new Map(changes.map((change) => [change.id, change])).values(),
];
