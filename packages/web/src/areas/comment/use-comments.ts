import { useCallback, useMemo } from 'react';
import type { CombinedError } from 'urql';
import { usePages } from '../../core/graphql/use-pages.ts';
import { useLiveSubjects } from '../../core/live/live-subjects.ts';
import { type AnswerPartsFragment, CommentsDocument, type CommentsQuery } from '../../generated/graphql.ts';

/** Answers that one question answers. */
const pageSize = 30;

type Page = CommentsQuery['comments'];
const read = ({ comments }: CommentsQuery): Page => comments;

/** The comments on a thing, as far as they are shown. */
export interface Comments {
  /** The oldest first; undefined until they have come. */
  answers: readonly AnswerPartsFragment[] | undefined;
  commentCount: number;
  mayComment: boolean;
  error: CombinedError | undefined;
  /** Older answers that are not shown yet. */
  older: number;
  showOlder: () => void;
  /** Shows as many of the newest as it takes to show one with so many newer ones. */
  showNewest: (newer: number) => void;
  readAgain: () => void;
}

/** Reads the newest comments on a thing, a page more at each `showOlder`; again after each change in this tab, by the cache, and when somebody else has written. */
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

/** Answers that came in between two questions stand on two pages; a place that lost its last reply is left out. */
function oldestFirst(pages: readonly (Page | undefined)[]): AnswerPartsFragment[] {
  const all = pages.flatMap((page) => page?.nodes ?? []);
  const unique = [...new Map(all.map((answer) => [answer.id, answer])).values()];
  return unique.toSorted((one, other) => Number(one.id) - Number(other.id)).filter(isThere);
}

const isThere = ({ status, replies }: AnswerPartsFragment): boolean =>
  status !== 'OBSOLETE' || replies.some((reply) => reply.status !== 'OBSOLETE');
