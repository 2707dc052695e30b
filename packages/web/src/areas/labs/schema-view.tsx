import { useId, useMemo, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Answer } from './answer.tsx';
import styles from './labs.module.css';
import { type AnsweredSchema, findRows, schemaQuery, schemaRows } from './schema-rows.ts';
import { useRunQuery } from './use-run-query.ts';

/** Number of lines shown at once; a search finds the others. */
const most = 100;

/** The schema, read from the server when somebody opens it, with a search. */
export function SchemaView() {
  const say = useText();
  const heading = useId();
  const [search, setSearch] = useState('');
  const { ran, problem, isBusy, run } = useRunQuery();
  const schema = useMemo(() => schemaOf(ran?.body), [ran]);
  const rows = useMemo(() => schema && schemaRows(schema), [schema]);
  const found = rows && findRows(rows, search);
  return (
    <section className={styles.wide} aria-labelledby={heading}>
      <Heading level={2} size="xs" id={heading}>
        {say('labs.gql.schema')}
      </Heading>
      {!found && (
        <div>
          <Button loading={isBusy} onClick={() => void run(schemaQuery, {})}>
            {say('labs.gql.schema.show')}
          </Button>
        </div>
      )}
      {!found && <Answer ran={ran} problem={problem} />}
      {found && (
        <>
          <SearchField label={say('labs.gql.schema.search')} value={search} onChange={setSearch} />
          <p role="status">{say('labs.gql.schema.found', { count: found.length, most })}</p>
          <dl className={styles.schema}>
            {found.slice(0, most).map(({ of, line, description }) => (
              <div key={`${of}.${line}`}>
                <dt>
                  <span>{of}</span> <code>{line}</code>
                </dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

/** Returns the schema in the server's answer; undefined if it was refused, or not asked for yet. */
function schemaOf(body: string | undefined): AnsweredSchema | undefined {
  if (body === undefined) return undefined;
  try {
    return (JSON.parse(body) as { data?: { __schema?: AnsweredSchema } | null }).data?.__schema;
  } catch {
    return undefined;
  }
}
