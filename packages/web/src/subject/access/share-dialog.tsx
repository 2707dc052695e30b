import type { AccessLevel } from '@samspel/domain/subject/access';
import { whyNotEditable } from '@samspel/domain/subject/state';
import type { Status } from '@samspel/domain/subject/subject';
import type { ReactNode } from 'react';
import { ConflictStep } from '../../core/forms/conflict-step.tsx';
import styles from '../../core/forms/form.module.css';
import type { Newest } from '../../core/forms/use-conflict.ts';
import { useDiscard } from '../../core/forms/use-discard.tsx';
import { useEdited } from '../../core/forms/use-edited.ts';
import type { AccessInput, AccessPartsFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import { type Saved, useSavedToast } from '../history/use-saved-toast.ts';
import { type AccessDraft, accessInputOf, draftOf, isChanged, withReadersOf } from './access-draft.ts';
import { AccessEditor } from './access-editor.tsx';
import { accessParts } from './access-parts.ts';
import { useAccessProblem } from './use-access-problem.ts';

/** What can be shared: a thing with its access list. */
interface Shareable {
  id: string;
  title: string;
  status: Status;
  version: number | null;
  access: (AccessPartsFragment & { myAccess: AccessLevel }) | null;
}

interface Props<Thing extends Shareable> {
  subject: Thing;
  /** Reads the newer version, see `useConflict`. */
  fetchNewest: () => Promise<Newest<Thing> | null>;
  /** Saves who has access. */
  save: (input: { id: string; version: number; access: AccessInput }) => Promise<{ saved?: Saved; error?: unknown }>;
  isSaving: boolean;
  /** Why the last save was refused. */
  error: unknown;
  /** Why the person cannot change anything: the thing is archived, or they may only read it. */
  whyNot: Record<NonNullable<ReturnType<typeof whyNotEditable>>, string>;
  /** The consequences of making the thing private, as a warning. */
  consequences?: ReactNode;
  onClose: () => void;
}

const draftIn = ({ access }: Shareable): AccessDraft => draftOf(access!);

/** Sharing a thing: who may read and write it. Those who may not change that see it, and why. */
export function ShareDialog<Thing extends Shareable>(props: Props<Thing>) {
  const { subject, isSaving, error, onClose } = props;
  const say = useText();
  const sayProblem = useAccessProblem();
  const {
    stored,
    base,
    form: draft,
    setForm: setDraft,
    conflict,
  } = useEdited({
    start: subject,
    formOf: draftIn,
    comparedWith: withReadersOf,
    parts: (drafts) => accessParts(drafts, say),
    fetchNewest: props.fetchNewest,
  });
  const sayThatSaved = useSavedToast();
  const hasChanges = isChanged(draft, base);
  const discard = useDiscard(hasChanges, onClose);
  const why = whyNotEditable({ status: subject.status, myAccess: subject.access!.myAccess });
  const save = async () => {
    const answer = await props.save({ id: subject.id, version: stored.version ?? 1, access: accessInputOf(draft) });
    if (answer.error) return void conflict.meet(answer.error);
    sayThatSaved(answer.saved, say('access.saved'));
    onClose();
  };
  return (
    <>
      <OpenedDialog
        kind="side"
        title={say('access.share', { title: subject.title })}
        mayClose={discard.mayClose}
        onClose={onClose}
      >
        {conflict.open ? (
          <ConflictStep conflict={conflict} isBusy={isSaving} onSave={save} />
        ) : (
          <div className={styles.form}>
            {why && <Alert>{props.whyNot[why]}</Alert>}
            {Boolean(error) && (
              <Alert kind="danger" role="alert">
                {sayProblem(error, draft)}
              </Alert>
            )}
            <AccessEditor draft={draft} onChange={setDraft} disabled={why !== null} />
            {draft.isPrivate && props.consequences}
            {!why && (
              <div className={styles.actions}>
                <Button onClick={discard.close}>{say('button.cancel')}</Button>
                <Button variant="primary" aria-disabled={!hasChanges} loading={isSaving} onClick={save}>
                  {say('button.save')}
                </Button>
              </div>
            )}
          </div>
        )}
      </OpenedDialog>
      {discard.question}
    </>
  );
}
