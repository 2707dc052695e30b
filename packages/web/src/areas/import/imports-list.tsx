import { osloToday } from '@samspel/domain/time/oslo';
import { sayDay } from '@samspel/i18n/days';
import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { useToday } from '../../core/time/use-today.ts';
import { MyImportsDocument, UndoImportDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import styles from './import.module.css';

/** What I have brought in during the last 30 days, each with its undo. */
export function ImportsList() {
  const say = useText();
  const today = useToday();
  const sayProblem = useProblemText();
  const [{ data }] = useQuery({ query: MyImportsDocument, requestPolicy: 'cache-and-network' });
  const [{ fetching }, undo] = useMutation(UndoImportDocument);
  const [asked, setAsked] = useState<{ reference: string; title: string }>();
  const [outcome, setOutcome] = useState('');
  const run = async (reference: string) => {
    const { data: done, error } = await undo({ reference });
    setAsked(undefined);
    if (error || !done) return setOutcome(sayProblem(error));
    const { count, skipped } = done.undoImport;
    const names = skipped.map(({ title }) => title).join(', ');
    setOutcome(
      [say('import.undone', { count }), skipped.length > 0 ? say('import.undoLeft', { names }) : ''].join(' '),
    );
  };
  if (!data || (data.myImports.length === 0 && !outcome)) return null;
  return (
    <section className={styles.look}>
      <Heading level={2} size="sm">
        {say('import.mine')}
      </Heading>
      {outcome && <Alert role="status">{outcome}</Alert>}
      <ul className={styles.list}>
        {data.myImports.map(({ reference, created, changed, appliedAt, calendar }) => (
          <li key={reference}>
            <span>
              {calendar && <TextLink to={`/calendar/${calendar.uri ?? calendar.id}`}>{calendar.title}</TextLink>}{' '}
              {say('import.mine.what', {
                count: created + changed,
                day: sayDay(say, osloToday(new Date(appliedAt)), today),
              })}
            </span>
            <Button size="sm" onClick={() => setAsked({ reference, title: calendar?.title ?? '' })}>
              {say('import.undo')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={say('import.undo.title', { title: asked.title })}
          action={say('import.undo')}
          isBusy={fetching}
          onConfirm={() => run(asked.reference)}
          onClose={() => setAsked(undefined)}
        >
          {say('import.undo.body')}
        </ConfirmDialog>
      )}
    </section>
  );
}
