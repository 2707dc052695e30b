import { useState } from 'react';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Answer } from './answer.tsx';
import styles from './labs.module.css';
import { type Ran, runQuery } from './run-query.ts';

const query = '{ me { id name language isAdmin permissions organization { id name } } }';

/** /labs/gql1: one query that always works, to see whether the way to GraphQL does. */
export function Component() {
  const say = useText();
  const sayProblem = useProblemText();
  const [ran, keep] = useState<Ran | null>(null);
  const [problem, fail] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    fail(null);
    await runQuery(query, {}).then(keep, fail);
    setBusy(false);
  };
  return (
    <div className={styles.wide}>
      <pre className={styles.answer}>{query}</pre>
      <div>
        <Button variant="primary" loading={isBusy} onClick={() => void run()}>
          {say('labs.gql.run')}
        </Button>
      </div>
      {problem !== null && (
        <Alert kind="danger" role="alert">
          {sayProblem(problem)}
        </Alert>
      )}
      {ran && <Answer ran={ran} />}
    </div>
  );
}
