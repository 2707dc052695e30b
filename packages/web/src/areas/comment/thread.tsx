import { useEffect, useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { whenAnswered } from '../../core/network/network.ts';
import { useMe } from '../../core/person/me.tsx';
import { type AnswerPartsFragment, type CommentPartsFragment, MoreRepliesDocument } from '../../generated/graphql.ts';
import type { Answers } from '../../subject/sections/page-section.ts';
import { useText } from '../../texts/text.tsx';
import { MoreButton } from '../../ui/layout/more-button.tsx';
import styles from './comment.module.css';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { focusComment } from './focus-comment.ts';
import { hasDraft } from './use-draft.ts';
import type { Quote } from './use-quotes.ts';

interface Props {
  answer: AnswerPartsFragment;
  address: string | undefined;
  mayComment: boolean;
  /** Id of the comment that a link led to. */
  linked: string | null;
  /** What can be done with it if it is an answer. */
  answered?: Answers | undefined;
  /** Whether it was written since my last visit. */
  isFresh: (comment: CommentPartsFragment) => boolean;
  /** Quotes it in the comment form. */
  onQuote: Quote;
}

/** An answer with its replies, and the form of a reply: open from the start if there is a draft. */
export function Thread({ answer, address, mayComment, linked, answered, isFresh, onQuote }: Props) {
  const say = useText();
  const me = useMe();
  const { replies, showMore, more, next } = useReplies(answer);
  const first = answer.author ? answer : replies[0];
  const [to, setTo] = useState(() => (mayComment && hasDraft(me.id, answer.id) ? first : undefined));
  const onReply = (comment: CommentPartsFragment) => (mayComment ? () => setTo(comment) : undefined);
  const close = () => {
    setTo(undefined);
    if (to) focusComment(to.id);
  };
  return (
    <li className={styles.thread}>
      <CommentItem
        comment={answer}
        isLinked={answer.id === linked}
        address={address}
        onReply={onReply(answer)}
        onQuote={mayComment ? onQuote : undefined}
        actions={answered?.actionsOf(answer)}
        isFresh={isFresh(answer)}
        isAnswer={answered !== undefined}
      />
      {answered?.resultOf(answer)}
      {(replies.length > 0 || to) && (
        <div className={styles.replies}>
          <ol>
            {replies.map((one) => (
              <li key={one.id}>
                <CommentItem
                  comment={one}
                  isLinked={one.id === linked}
                  address={address}
                  onReply={onReply(one)}
                  onQuote={mayComment ? onQuote : undefined}
                  isFresh={isFresh(one)}
                  isAnswer={answered !== undefined}
                />
              </li>
            ))}
          </ol>
          {more > 0 && (
            <MoreButton variant="tertiary" onPress={showMore} {...next}>
              {say('comment.moreReplies', { count: more })}
            </MoreButton>
          )}
          {to && (
            <CommentForm
              meta={answer.meta}
              parent={to.id}
              place={answer.id}
              label={say('comment.replyTo', { name: to.author?.name ?? '' })}
              onClose={close}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** The replies to an answer that are shown: the first hundred, and a hundred more at a time; those that could not be fetched come once the network is back. */
function useReplies({ id, replies, replyCount }: AnswerPartsFragment) {
  const client = useClient();
  const [asked, setAsked] = useState<{ isBusy: boolean; error?: CombinedError | undefined }>({ isBusy: false });
  const [later, setLater] = useState<readonly CommentPartsFragment[]>([]);
  const all = new Map([...replies, ...later].map((reply) => [reply.id, reply]));
  const shown = [...all.values()].filter(({ status }) => status !== 'OBSOLETE');
  const showMore = async () => {
    const variables = { id, limit: 100, offset: all.size };
    setAsked({ isBusy: true });
    const { data, error } = await client
      .query(MoreRepliesDocument, variables, { requestPolicy: 'network-only' })
      .toPromise();
    setAsked({ isBusy: false, error });
    setLater([...later, ...(data?.comment.more ?? [])]);
  };
  const onPress = () => void showMore();
  useEffect(() => (asked.error ? whenAnswered(onPress) : undefined));
  const next = { isBusy: asked.isBusy, error: asked.error, onRetry: onPress };
  return { replies: shown, showMore: onPress, more: Math.max(0, replyCount - shown.length), next };
}
