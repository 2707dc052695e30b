import type { TextId } from '@samspel/i18n/texts';
import { useId, useRef } from 'react';
import type { Answers } from '../../subject/sections/page-section.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { MoreButton } from '../../ui/layout/more-button.tsx';
import { AcceptedAnswer } from './accepted-answer.tsx';
import styles from './comment.module.css';
import { CommentForm } from './comment-form.tsx';
import { commentWords } from './conversation-texts.ts';
import { ConversationTools } from './conversation-tools.tsx';
import { Thread } from './thread.tsx';
import type { Comments } from './use-comments.ts';
import { useFresh } from './use-fresh.ts';
import { useHeld } from './use-held.ts';
import { useLinked } from './use-linked.ts';
import { useOrder } from './use-order.ts';
import type { Quote } from './use-quotes.ts';

interface Props {
  /** Id of the thing. */
  meta: string;
  /** The address of the page that shows the thing, for links to its comments. */
  address: string | undefined;
  title: TextId;
  /** Given if the comments are answers, of which one may be accepted. */
  answered?: Answers | undefined;
  /** Shows it only if there are comments. */
  isQuiet?: boolean;
  /** The level of its heading; 3 by default. */
  level?: 2 | 3 | undefined;
}

/** A conversation with more comments can be searched and sorted. */
const manyComments = 10;

/** The comments on one thing: the newest answers with their replies, a button for older ones, and the form. */
export function Conversation({ meta, address, title, answered, isQuiet = false, level = 3 }: Props) {
  const say = useText();
  const id = useId();
  const ordered = useOrder(meta);
  const { comments, order } = ordered;
  const { answers, error, mayComment, commentCount } = comments;
  const texts = answered?.texts ?? { ...commentWords, title };
  const linked = useLinked(meta, comments);
  const held = useHeld(answers ?? []);
  const fresh = useFresh(held.shown, answered?.since);
  const form = useRef<Quote>(null);
  const onQuote: Quote = (author, words) => form.current?.(author, words);
  const count = answered?.count ?? commentCount;
  if (isQuiet && commentCount === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={styles.title}>
        <Heading level={level} size="xs" id={id} tabIndex={-1}>
          {say(texts.title)}
        </Heading>
        {commentCount > 0 && (
          <span>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{say(texts.count, { count })}</VisuallyHidden>
          </span>
        )}
      </div>
      {linked.isGone && !isQuiet && <Alert kind="info">{say('comment.gone')}</Alert>}
      {error && <ErrorState error={error} onRetry={comments.readAgain} />}
      {!error && !answers && <Skeleton lines={4} />}
      {fresh.count > 0 && (
        <div className={styles.fresh}>
          <Button size="sm" onClick={fresh.showNext}>
            {say('subject.sinceLast', { count: fresh.count })}
          </Button>
        </div>
      )}
      {answered?.accepted && (
        <AcceptedAnswer
          key={answered.accepted}
          id={answered.accepted}
          shown={answers}
          {...{ address, mayComment, answered, onQuote }}
          isFresh={fresh.isFresh}
        />
      )}
      {commentCount > manyComments && <ConversationTools of={ordered} texts={texts} />}
      {order === 'LAST' && <More of={comments} words={say(texts.older)} />}
      <div role="status" className={styles.held}>
        {held.count > 0 && (
          <Button size="sm" onClick={held.show}>
            {say('comment.newAbove', { count: held.count })}
          </Button>
        )}
      </div>
      {held.shown.length > 0 && (
        <ol className={styles.answers}>
          {held.shown
            .filter(({ id }) => id !== answered?.accepted)
            .map((answer) => (
              <Thread
                key={answer.id}
                {...{ answer, address, mayComment, answered, onQuote }}
                isFresh={fresh.isFresh}
                linked={linked.id}
              />
            ))}
        </ol>
      )}
      {order !== 'LAST' && <More of={comments} words={say(texts.more)} />}
      {answers && commentCount === 0 && <p className={styles.quiet}>{say(texts.empty)}</p>}
      <p role="status" className={styles.quiet}>
        {ordered.isSearched && answers?.length === 0 && say(texts.noneFound)}
      </p>
      {answers && !mayComment && <p className={styles.quiet}>{say('comment.archived')}</p>}
      {answers && mayComment && (
        <div {...(answered && { id: 'answer-form' })}>
          <CommentForm meta={meta} place={meta} label={say(texts.write)} quote={form} onSent={ordered.showLast} />
        </div>
      )}
    </section>
  );
}

function More({ of: { more, showMore, next }, words }: { of: Comments; words: string }) {
  if (more === 0) return null;
  return (
    <MoreButton variant="tertiary" onPress={showMore} {...next}>
      {`${words} (${more})`}
    </MoreButton>
  );
}
