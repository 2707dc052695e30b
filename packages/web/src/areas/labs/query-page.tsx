import { type FormEvent, useState } from 'react';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Answer } from './answer.tsx';
import styles from './labs.module.css';
import { type Ran, runQuery } from './run-query.ts';

const first = `query {
  me {
    id
    name
  }
}`;

/** /gql: any query or mutation, asked as the admin who writes it, with that admin's rights and no others. */
export function Component() {
  const say = useText();
  const sayProblem = useProblemText();
  const [query, write] = useState(first);
  const [variables, writeVariables] = useState('{}');
  const [ran, keep] = useState<Ran | null>(null);
  const [problem, fail] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const parsed = parse(variables);
  const run = async (event: FormEvent) => {
    event.preventDefault();
    if (parsed === undefined || isBusy) return;
    setBusy(true);
    fail(null);
    await runQuery(query, parsed).then(keep, fail);
    setBusy(false);
  };
  return (
    <>
      <PageHeader title={say('labs.gql')} lead={say('labs.gql.lead')} />
      <form className={`${styles.wide} ${styles.code}`} onSubmit={(event) => void run(event)} noValidate>
        <TextArea
          label={say('labs.gql.query')}
          rows={12}
          spellCheck={false}
          value={query}
          onChange={({ target }) => write(target.value)}
        />
        <TextArea
          label={say('labs.gql.variables')}
          rows={3}
          spellCheck={false}
          value={variables}
          onChange={({ target }) => writeVariables(target.value)}
          error={parsed === undefined ? say('labs.gql.noJson') : undefined}
        />
        <div>
          <Button type="submit" variant="primary" loading={isBusy}>
            {say('labs.gql.run')}
          </Button>
        </div>
        {problem !== null && (
          <Alert kind="danger" role="alert">
            {sayProblem(problem)}
          </Alert>
        )}
        {ran && <Answer ran={ran} />}
      </form>
    </>
  );
}

/** The variables that are written; undefined where they are no JSON. */
function parse(written: string): unknown {
  try {
    return JSON.parse(written.trim() || '{}');
  } catch {
    return undefined;
  }
}
