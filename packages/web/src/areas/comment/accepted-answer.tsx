import { CheckmarkCircleFillIcon } from '@navikt/aksel-icons';
import { useRef } from 'react';
import { useQuery } from 'urql';
import {
  AcceptedAnswerDocument,
  type AnswerPartsFragment,
  type CommentPartsFragment,
} from '../../generated/graphql.ts';
import type { Answers } from '../../subject/sections/page-section.ts';
import { useText } from '../../texts/text.tsx';
import styles from './comment.module.css';
import { Thread } from './thread.tsx';
import type { Quote } from './use-quotes.ts';

interface Props {
  id: string;
  /** The answers that have been read, among which it nearly always is; undefined while they are read. */
  shown: readonly AnswerPartsFragment[] | undefined;
  address: string | undefined;
  mayComment: boolean;
  answered: Answers;
  onQuote: Quote;
  isFresh: (comment: CommentPartsFragment) => boolean;
}

/** The accepted answer with its replies, above all others, whichever page it is on. */
export function AcceptedAnswer({ id, shown, address, mayComment, answered, onQuote, isFresh }: Props) {
  const say = useText();
  const known = shown?.find((answer) => answer.id === id);
  const [{ data }] = useQuery({
    query: AcceptedAnswerDocument,
    variables: { id },
    pause: !shown || known !== undefined,
    requestPolicy: 'cache-and-network',
  });
  const kept = useRef(known);
  if (known) kept.current = known;
  const answer = known ?? data?.comment ?? kept.current;
  if (!answer) return null;
  return (
    <div className={styles.accepted}>
      <p>
        <CheckmarkCircleFillIcon aria-hidden="true" />
        {say(answered.texts.accepted)}
      </p>
      <ol className={styles.answers}>
        <Thread answer={answer} linked={null} {...{ address, mayComment, answered, onQuote, isFresh }} />
      </ol>
    </div>
  );
}
