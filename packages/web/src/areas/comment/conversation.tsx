import type { TextId } from '@samspel/i18n/texts';
import { useId } from 'react';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './comment.module.css';
import { CommentForm } from './comment-form.tsx';
import { Thread } from './thread.tsx';
import { useComments } from './use-comments.ts';
import { useHeld } from './use-held.ts';
import { useLinked } from './use-linked.ts';

interface Props {
  /** Id of the thing. */
  meta: string;
  /** The address of the page that shows it, for links to its comments. */
  address: string | undefined;
  title: TextId;
  /** It is shown only where somebody has said something. */
  isQuiet?: boolean;
}

/** What people say about one thing: the newest answers with their replies, the way to the older ones, and a place to write. */
export function Conversation({ meta, address, title, isQuiet = false }: Props) {
  const say = useText();
  const id = useId();
  const comments = useComments(meta);
  const { answers, older, error, mayComment, commentCount } = comments;
  const linked = useLinked(meta, comments);
  const held = useHeld(answers ?? []);
  if (isQuiet && commentCount === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={styles.title}>
        <Heading level={3} id={id} tabIndex={-1}>
          {say(title)}
        </Heading>
        {commentCount > 0 && (
          <span>
            <span aria-hidden="true">{commentCount}</span>
            <VisuallyHidden>{say('comment.count', { count: commentCount })}</VisuallyHidden>
          </span>
        )}
      </div>
      {linked.isGone && !isQuiet && <Alert kind="info">{say('comment.gone')}</Alert>}
      {error && !answers && <ErrorState error={error} onRetry={comments.readAgain} />}
      {!error && !answers && <Skeleton lines={4} />}
      {older > 0 && (
        <Button size="sm" variant="tertiary" onClick={comments.showOlder}>
          {say('comment.older')} ({older})
        </Button>
      )}
      <div role="status" className={styles.held}>
        {held.count > 0 && (
          <Button size="sm" onClick={held.show}>
            {say('comment.newAbove', { count: held.count })}
          </Button>
        )}
      </div>
      {held.shown.length > 0 && (
        <ol className={styles.answers}>
          {held.shown.map((answer) => (
            <Thread key={answer.id} {...{ answer, address, mayComment }} linked={linked.id} />
          ))}
        </ol>
      )}
      {answers && commentCount === 0 && <p className={styles.quiet}>{say('comment.empty')}</p>}
      {answers && !mayComment && <p className={styles.quiet}>{say('comment.archived')}</p>}
      {answers && mayComment && <CommentForm meta={meta} place={meta} label={say('comment.write')} />}
    </section>
  );
}
