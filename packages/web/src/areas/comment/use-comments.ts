import { useCallback, useMemo } from 'react';
import type { CombinedError } from 'urql';
import { type Ask, askOf } from '../../core/graphql/ask-ahead.ts';
import { type NextPage, usePages } from '../../core/graphql/use-pages.ts';
import { useLiveSubjects } from '../../core/live/live-subjects.ts';
import { type AnswerPartsFragment, CommentsDocument, type CommentsQuery } from '../../generated/graphql.ts';

/** Answers that one query returns. */
const pageSize = 30;

type Page = CommentsQuery['comments'];
const read = ({ comments }: CommentsQuery): Page => comments;

/** In which order answers are shown: as a conversation, with the last one at the end and older ones fetched above; or from the first, the newest, the best. */
export const answerOrders = ['LAST', 'FIRST', 'NEWEST', 'LIKES'] as const;
export type AnswerOrder = (typeof answerOrders)[number];

const sortings = {
  LAST: { order: 'DESCENDING', sort: 'CREATED' },
  FIRST: { order: 'ASCENDING', sort: 'CREATED' },
  NEWEST: { order: 'DESCENDING', sort: 'CREATED' },
  LIKES: { order: 'DESCENDING', sort: 'LIKES' },
} as const;

/** Which answers are asked for: in an order, and with words in them; '' for all. */
export interface Asked {
  order: AnswerOrder;
  query: string;
}

/** The comments on a thing, as far as they are shown. */
export interface Comments {
  /** In the order that was asked for; undefined until they have loaded. */
  answers: readonly AnswerPartsFragment[] | undefined;
  commentCount: number;
  mayComment: boolean;
  error: CombinedError | undefined;
  /** Answers that are not shown yet: in the order LAST they are above the others, else below them. */
  more: number;
  showMore: () => void;
  /** What has become of those that `showMore` asked for. */
  next: NextPage;
  /** Shows enough of the newest answers to include the one that has `newer` answers after it. */
  showNewest: (newer: number) => void;
  readAgain: () => void;
}

/** Returns what the conversation on a thing asks for as it is shown at first. */
export const commentsOf = (meta: string): Ask =>
  askOf(CommentsDocument, { meta, ...sortings.LAST, query: null, limit: pageSize, offset: 0 });

/**
 * Reads the first comments on a thing of an order, and a page more at each `showMore`. Reads them again when somebody else has written; the cache does so after
 * each change in this tab.
 */
export function useComments(meta: string, { order, query }: Asked): Comments {
  const of = useMemo(() => ({ meta, ...sortings[order], query: query || null }), [meta, order, query]);
  const { pages, count, setCount, readAgain, error, next } = usePages({
    document: CommentsDocument,
    of,
    size: pageSize,
    read,
  });
  useLiveSubjects([meta], readAgain);

  const [first] = pages;
  const answers = first && (order === 'LAST' ? oldestFirst : joined)(pages.slice(0, count));
  return {
    answers,
    commentCount: first?.commentCount ?? 0,
    mayComment: first?.mayComment ?? false,
    error,
    more: Math.max(0, (first?.totalCount ?? 0) - (answers?.length ?? 0)),
    showMore: () => setCount(count + 1),
    next,
    showNewest: useCallback(
      (newer) => setCount((before) => Math.max(before, Math.floor(newer / pageSize) + 1)),
      [setCount],
    ),
    readAgain,
  };
}

/** Joins the pages, the oldest answer first. */
const oldestFirst = (pages: readonly (Page | undefined)[]): AnswerPartsFragment[] =>
  joined(pages).toSorted((one, other) => Number(one.id) - Number(other.id));

/**
 * Joins the pages in their order. An answer may be on two pages, if others came between the queries; a removed answer whose last reply is gone is left
 * out.
 */
function joined(pages: readonly (Page | undefined)[]): AnswerPartsFragment[] {
  const all = pages.flatMap((page) => page?.nodes ?? []);
  return [...new Map(all.map((answer) => [answer.id, answer])).values()].filter(isThere);
}

const isThere = ({ status, replies }: AnswerPartsFragment): boolean =>
  status !== 'OBSOLETE' || replies.some((reply) => reply.status !== 'OBSOLETE');
