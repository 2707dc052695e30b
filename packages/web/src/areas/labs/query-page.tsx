import { useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Answer } from './answer.tsx';
import styles from './labs.module.css';
import { SchemaView } from './schema-view.tsx';
import { useRunQuery } from './use-run-query.ts';

const first = `query {
  me {
    id
    name
  }
}`;

/** /gql: runs any query or mutation as the admin who writes it, with only that admin's rights. */
export function Component() {
  const say = useText();
  const [query, setQuery] = useState(first);
  const [variables, setVariables] = useState('{}');
  const { ran, problem, isBusy, run } = useRunQuery();
  const parsed = parse(variables);
  const submit = async () => {
    if (parsed !== undefined && !isBusy) await run(query, parsed);
  };
  return (
    <>
      <PageHeader title={say('labs.gql')} lead={say('labs.gql.lead')} />
      <Form className={`${styles.wide} ${styles.code}`} onSubmit={submit}>
        <TextArea
          label={say('labs.gql.query')}
          rows={12}
          spellCheck={false}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <TextArea
          label={say('labs.gql.variables')}
          rows={3}
          spellCheck={false}
          value={variables}
          onChange={({ target }) => setVariables(target.value)}
          error={parsed === undefined ? say('labs.gql.noJson') : undefined}
        />
        <div>
          <Button type="submit" variant="primary" loading={isBusy}>
            {say('labs.gql.run')}
          </Button>
        </div>
        <Answer ran={ran} problem={problem} />
      </Form>
      <SchemaView />
    </>
  );
}

/** Returns the variables that are typed; undefined if they are not JSON. */
function parse(written: string): unknown {
  try {
    return JSON.parse(written.trim() || '{}');
  } catch {
    return undefined;
  }
}
