import { useCallback, useMemo } from 'react';
import type { CombinedError } from 'urql';
import { usePages } from '../../core/graphql/use-pages.ts';
import { useLiveSubjects } from '../../core/live/live-subjects.ts';
import { type AnswerPartsFragment, CommentsDocument, type CommentsQuery } from '../../generated/graphql.ts';

/** Answers that one query returns. */
const pageSize = 30;

type Page = CommentsQuery['comments'];
const read = ({ comments }: CommentsQuery): Page => comments;

/** The comments on a thing, as far as they are shown. */
export interface Comments {
  /** The oldest first; undefined until they have loaded. */
  answers: readonly AnswerPartsFragment[] | undefined;
  commentCount: number;
  mayComment: boolean;
  error: CombinedError | undefined;
  /** Older answers that are not shown yet. */
  older: number;
  showOlder: () => void;
  /** Shows enough of the newest answers to include the one that has `newer` answers after it. */
  showNewest: (newer: number) => void;
  readAgain: () => void;
}

/**
 * Reads the newest comments on a thing, and a page more at each `showOlder`. Reads them again when somebody else has written; the cache does so after
 * each change in this tab.
 */
export function useComments(meta: string): Comments {
  const of = useMemo(() => ({ meta }), [meta]);
  const { pages, count, setCount, readAgain, error } = usePages({
    document: CommentsDocument,
    of,
    size: pageSize,
    read,
  });
  useLiveSubjects([meta], readAgain);

  const [first] = pages;
  const answers = first && oldestFirst(pages.slice(0, count));
  return {
    answers,
    commentCount: first?.commentCount ?? 0,
    mayComment: first?.mayComment ?? false,
    error,
    older: Math.max(0, (first?.totalCount ?? 0) - (answers?.length ?? 0)),
    showOlder: () => setCount(count + 1),
    showNewest: useCallback(
      (newer) => setCount((before) => Math.max(before, Math.floor(newer / pageSize) + 1)),
      [setCount],
    ),
    readAgain,
  };
}

/**
 * Joins the pages, the oldest answer first. An answer may be on two pages, if others came between the queries; a removed answer whose last reply is
 * gone is left out.
 */
function oldestFirst(pages: readonly (Page | undefined)[]): AnswerPartsFragment[] {
  const all = pages.flatMap((page) => page?.nodes ?? []);
  const unique = [...new Map(all.map((answer) => [answer.id, answer])).values()];
  return unique.toSorted((one, other) => Number(one.id) - Number(other.id)).filter(isThere);
}

const isThere = ({ status, replies }: AnswerPartsFragment): boolean =>
  status !== 'OBSOLETE' || replies.some((reply) => reply.status !== 'OBSOLETE');
