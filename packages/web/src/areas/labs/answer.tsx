import { useText } from '../../texts/text.tsx';
import styles from './labs.module.css';
import type { Ran } from './run-query.ts';

/** What a query was answered: status, time and length, and the answer itself. */
export function Answer({ ran }: { ran: Ran }) {
  const say = useText();
  const { status, milliseconds, characters, requestId, body } = ran;
  return (
    <section className={styles.wide} aria-label={say('labs.gql.answer')}>
      <p role="status">
        {say('labs.gql.took', { status, milliseconds, characters })}
        {requestId && ` · ${requestId}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer scrolls by keys */}
      <pre className={styles.answer} tabIndex={0}>
        {body}
      </pre>
    </section>
  );
}
