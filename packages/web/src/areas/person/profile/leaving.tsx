import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { WhoSearch } from '../../../core/who/who-search.tsx';
import { LeaveSamspelDocument, MySuccessorDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/base/alert.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { RemovableChip } from '../../../ui/base/chip.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { focusHeading } from '../../../ui/focus/focus-heading.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import styles from './my-data.module.css';

/** Asks for my account to be deleted. After that, every page says so and lets me keep it (product/accounts#deletion). */
export function Leaving() {
  const say = useText();
  const { leavesAt } = useMe();
  const [isAsked, setAsked] = useState(false);
  return (
    <section aria-labelledby="leaving">
      <Heading level={2} size="xs" id="leaving">
        {say('leaving.title')}
      </Heading>
      <p className={styles.lead}>{say('leaving.lead')}</p>
      {leavesAt && <Successor />}
      <div className={styles.actions}>
        <Button onClick={() => setAsked(true)}>{say(leavesAt ? 'leaving.change' : 'leaving.ask')}</Button>
      </div>
      {isAsked && <LeaveDialog hasAsked={Boolean(leavesAt)} onClose={() => setAsked(false)} />}
    </section>
  );
}

/** Who takes over, which can be changed until the account is deleted. */
function Successor() {
  const say = useText();
  const [{ data }] = useQuery({ query: MySuccessorDocument, requestPolicy: 'cache-and-network' });
  if (!data) return null;
  const name = data.me.leavesTo?.name;
  return <p>{name ? say('leaving.named', { name }) : say('leaving.nobody')}</p>;
}

/** @param hasAsked the account is to be deleted already, and the dialog only chooses who takes over */
function LeaveDialog({ hasAsked, onClose }: { hasAsked: boolean; onClose: () => void }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [successor, setSuccessor] = useState<{ id: string; name: string } | null>(null);
  const [{ fetching, error }, leave] = useMutation(LeaveSamspelDocument);
  const confirm = async () => {
    const { error } = await leave({ input: { handOverTo: successor?.id ?? null } });
    if (error) return;
    onClose();
    if (!hasAsked) setTimeout(focusHeading); // the pressed button is gone, and the page says when it happens
  };
  return (
    <ConfirmDialog
      title={say(hasAsked ? 'leaving.to' : 'leaving.sure')}
      action={say(hasAsked ? 'button.save' : 'leaving.ask')}
      isDangerous={!hasAsked}
      isBusy={fetching}
      onConfirm={() => confirm()}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{say('leaving.handOver')}</p>
        {successor ? (
          <div>
            <RemovableChip
              label={say('subject.titles.remove', { title: successor.name })}
              onRemove={() => setSuccessor(null)}
            >
              {successor.name}
            </RemovableChip>
          </div>
        ) : (
          <WhoSearch
            label={say('leaving.to')}
            placeholder={say('subject.responsible.find')}
            kinds={['person']}
            onPick={({ id, label }) => setSuccessor({ id, name: label })}
          />
        )}
        {error && (
          <Alert kind="danger" role="alert">
            {sayProblem(error)}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
