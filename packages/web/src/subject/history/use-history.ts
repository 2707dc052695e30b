import { useEffect, useMemo } from 'react';
import type { TypedDocumentNode } from 'urql';
import { usePages } from '../../core/graphql/use-pages.ts';
import { useLiveSubject } from '../../core/live/live-subject.ts';
import type { Change } from './changed-fields.ts';

type Answer = { whole: { history: { totalCount: number; nodes: Change[] } | null } };

/** Queries a page of a thing's changes, under the name `whole`. */
export type HistoryDocument = TypedDocumentNode<Answer, { id: string; limit: number; offset: number }>;

/** What the history is about, and its query. */
export interface HistoryOf {
  document: HistoryDocument;
  id: string;
}

/** Number of changes in one answer. */
const pageSize = 20;

const read = ({ whole }: Answer) => whole.history;

/**
 * The changes of something, the latest first, and a page more at each `showOlder`. They are read again after each change in this tab, by the cache,
 * and when the thing that they belong to was changed elsewhere.
 * @param root the id of the thing whose live frames report the changes
 */
export function useHistory({ document, id }: HistoryOf, root: string) {
  const of = useMemo(() => ({ id }), [id]);
  const { pages, count, setCount, readAgain: refresh, error, next } = usePages({ document, of, size: pageSize, read });
  const live = useLiveSubject(root, { readAgain: refresh });

  useEffect(() => {
    if (!live.isUpdatedElsewhere) return;
    live.acknowledge();
    refresh();
  }, [live.isUpdatedElsewhere, live.acknowledge, refresh]);

  const changes = unique(pages.slice(0, count).flatMap((page) => page?.nodes ?? []));
  const total = pages[0]?.totalCount;
  return {
    changes,
    total,
    error,
    refresh,
    next,
    showOlder: total !== undefined && changes.length < total ? () => setCount(pages.length + 1) : undefined,
  };
}

/** Removes duplicates: a change made between two queries moves others to the next page. */
const unique = (changes: readonly Change[]): Change[] => [
  ...new Map(changes.map((change) => [change.id, change])).values(),
];
