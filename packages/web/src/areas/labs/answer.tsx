import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import styles from './labs.module.css';
import type { Ran } from './run-query.ts';

interface Props {
  /** Null before the first query. */
  ran: Ran | null;
  /** Why the last query did not reach the server; null if it did. */
  problem: unknown;
}

/** The answer to a query: its status, time and length, and the answer itself. */
export function Answer({ ran, problem }: Props) {
  const sayProblem = useProblemText();
  return (
    <>
      {problem !== null && (
        <Alert kind="danger" role="alert">
          {sayProblem(problem)}
        </Alert>
      )}
      {ran && <Answered ran={ran} />}
    </>
  );
}

function Answered({ ran: { requestId, body, ...took } }: { ran: Ran }) {
  const say = useText();
  return (
    <section className={styles.wide} aria-label={say('labs.gql.answer')}>
      <p role="status">
        {say('labs.gql.took', took)}
        {requestId && ` · ${requestId}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer scrolls by keys */}
      <pre className={styles.answer} tabIndex={0}>
        {body}
      </pre>
    </section>
  );
}
