import { CheckmarkCircleFillIcon } from '@navikt/aksel-icons';
import { useQuery } from 'urql';
import { AcceptedAnswerDocument, type CommentPartsFragment } from '../../generated/graphql.ts';
import type { Answers } from '../../subject/sections/page-section.ts';
import { useText } from '../../texts/text.tsx';
import styles from './comment.module.css';
import { Thread } from './thread.tsx';
import type { Quote } from './use-quotes.ts';

interface Props {
  id: string;
  address: string | undefined;
  mayComment: boolean;
  answered: Answers;
  onQuote: Quote;
  isFresh: (comment: CommentPartsFragment) => boolean;
}

/** The accepted answer with its replies, above all others, whichever page it is on. */
export function AcceptedAnswer({ id, address, mayComment, answered, onQuote, isFresh }: Props) {
  const say = useText();
  const [{ data }] = useQuery({ query: AcceptedAnswerDocument, variables: { id }, requestPolicy: 'cache-and-network' });
  if (!data) return null;
  return (
    <div className={styles.accepted}>
      <p>
        <CheckmarkCircleFillIcon aria-hidden="true" />
        {say(answered.texts.accepted)}
      </p>
      <ol className={styles.answers}>
        <Thread answer={data.comment} linked={null} {...{ address, mayComment, answered, onQuote, isFresh }} />
      </ol>
    </div>
  );
}
