import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Answer } from './answer.tsx';
import styles from './labs.module.css';
import { useRunQuery } from './use-run-query.ts';

const query = '{ me { id name language isAdmin permissions organization { id name } } }';

/** /labs/gql1: one query that always works, to see whether GraphQL can be reached. */
export function Component() {
  const say = useText();
  const { ran, problem, isBusy, run } = useRunQuery();
  return (
    <div className={styles.wide}>
      <pre className={styles.answer}>{query}</pre>
      <div>
        <Button variant="primary" loading={isBusy} onClick={() => void run(query, {})}>
          {say('labs.gql.run')}
        </Button>
      </div>
      <Answer ran={ran} problem={problem} />
    </div>
  );
}
