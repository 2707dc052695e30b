import { useCallback, useEffect, useRef, useState } from 'react';
import { type CombinedError, type TypedDocumentNode, useClient } from 'urql';
import { useLiveSubject } from '../../core/live/live-subject.ts';
import {
  ActivityHistoryDocument,
  CalendarHistoryDocument,
  type CalendarHistoryQuery,
  type CalendarHistoryQueryVariables,
  SeriesHistoryDocument,
} from '../../generated/graphql.ts';
import type { Change } from './changed-fields.ts';

/** Whose history: of a year wheel and all on it, of a series and its activities, or of one activity. */
export interface HistoryOf {
  kind: 'calendar' | 'series' | 'activity';
  id: string;
}

/** Changes that one question answers. */
const pageSize = 20;

const documents: Record<HistoryOf['kind'], TypedDocumentNode<CalendarHistoryQuery, CalendarHistoryQueryVariables>> = {
  calendar: CalendarHistoryDocument,
  series: SeriesHistoryDocument,
  activity: ActivityHistoryDocument,
};

interface Page {
  total: number;
  changes: Change[];
}

/**
 * The changes of something, the latest first, a page more at each `showOlder`. They are read again after each change in this tab, by the
 * cache, and when the year wheel was changed elsewhere.
 */
export function useHistory({ kind, id }: HistoryOf, calendarId: string) {
  const client = useClient();
  const [count, setCount] = useState(1);
  const [turn, setTurn] = useState(0);
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [error, setError] = useState<CombinedError>();
  const asked = useRef({ turn: -1, count: 0 });
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const live = useLiveSubject(calendarId, refresh);

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
      return client.query(documents[kind], variables, { requestPolicy }).subscribe((answer) => {
        setError(answer.error);
        const history = answer.data?.whole.history;
        if (history) setPages((before) => put(before, page, { total: history.totalCount, changes: history.nodes }));
      });
    });
    return () => {
      for (const { unsubscribe } of answers) unsubscribe();
    };
  }, [client, kind, id, count, turn]);

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
