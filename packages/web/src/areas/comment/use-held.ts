import { useRef, useState } from 'react';
import { useMe } from '../../core/person/me.tsx';
import type { AnswerPartsFragment, CommentPartsFragment } from '../../generated/graphql.ts';
import { elementOf } from './focus-comment.ts';

/**
 * Holds back what others write above what I am reading until I ask for it, so that the page does not move under my eyes; everything else appears at
 * once, in its place. If an answer is held back, so are its replies.
 */
export function useHeld(answers: readonly AnswerPartsFragment[]) {
  const me = useMe();
  const known = useRef<Set<string> | null>(null);
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const all = answers.flatMap((answer) => [answer, ...answer.replies]);
  const isFirst = known.current === null;
  const news = all.filter(({ id }) => !known.current?.has(id) && !held.has(id));
  const isAbove = (comment: CommentPartsFragment) => comment.author?.id !== me.id && stoodAbove(comment, answers);
  const above = isFirst ? [] : news.filter(isAbove);
  if (answers.length > 0 && news.length > 0) {
    known.current = new Set(all.map(({ id }) => id));
    if (above.length > 0) setHeld(new Set([...held, ...above.map(({ id }) => id)]));
  }
  const hidden = new Set([...held, ...above.map(({ id }) => id)]);
  const isShown = ({ id }: CommentPartsFragment) => !hidden.has(id);
  return {
    shown: answers.filter(isShown).map((answer) => withReplies(answer, answer.replies.filter(isShown))),
    count: all.filter(({ id }) => hidden.has(id)).length,
    show: () => setHeld(new Set()),
  };
}

/** Returns an answer with some of its replies; the count leaves out the others too. */
const withReplies = (answer: AnswerPartsFragment, replies: CommentPartsFragment[]): AnswerPartsFragment => ({
  ...answer,
  replies,
  replyCount: answer.replyCount - (answer.replies.length - replies.length),
});

/** Whether the place of a comment has been scrolled past: the place of a reply is the end of its answer's thread. */
function stoodAbove({ parent }: CommentPartsFragment, answers: readonly AnswerPartsFragment[]): boolean {
  const answer = answers.find(({ id }) => id === parent);
  if (!answer) return false;
  const lastKnown = [answer, ...answer.replies].findLast(({ id }) => document.getElementById(elementOf(id)));
  const place = lastKnown && document.getElementById(elementOf(lastKnown.id));
  return place ? place.getBoundingClientRect().bottom < 0 : false;
}
