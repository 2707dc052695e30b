import { useState } from 'react';
import { useMutation } from 'urql';
import { useMay } from '../../../core/person/use-may.ts';
import { type AdminPersonQuery, InvitePersonDocument, ReactivatePersonDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from '../parts/admin.module.css';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';

type Person = AdminPersonQuery['adminPerson'];

/** What an admin can do with somebody, by their status. An organization's own admin can do nothing with an admin. */
export function PersonActions({ person }: { person: Person }) {
  const say = useText();
  const { administer } = useMay();
  const [open, setOpen] = useState<'deactivate' | 'handOver'>();
  const { status, role } = person;
  const isGone = status === 'DEACTIVATED';
  if (role === 'ADMIN' && !administer) return null;
  return (
    <div className={styles.actions}>
      {status === 'PENDING' && <InviteAgain person={person} />}
      {isGone && <LetIn person={person} />}
      {isGone && <Button onClick={() => setOpen('handOver')}>{say('admin.handOver')}</Button>}
      {!isGone && (
        <Button color="danger" onClick={() => setOpen('deactivate')}>
          {say('admin.deactivate')}
        </Button>
      )}
      {open === 'deactivate' && <DeactivateDialog person={person} onClose={() => setOpen(undefined)} />}
      {open === 'handOver' && <HandOverDialog person={person} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function InviteAgain({ person: { email, organization } }: { person: Person }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, invite] = useMutation(InvitePersonDocument);
  const send = async () => {
    const { error } = await invite({ input: { email, organization: organization.id } });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('admin.invite.sent', { email }));
  };
  return (
    <Button loading={fetching} onClick={() => void send()}>
      {say('admin.invite.again')}
    </Button>
  );
}

function LetIn({ person: { id, name } }: { person: Person }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, reactivate] = useMutation(ReactivatePersonDocument);
  const letIn = async () => {
    const { error } = await reactivate({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('admin.reactivate.done', { name }));
  };
  return (
    <Button loading={fetching} onClick={() => void letIn()}>
      {say('admin.reactivate')}
    </Button>
  );
}
