import { whyNotEditable } from '@samspel/domain/calendar/calendar';
import { useState } from 'react';
import { useMutation } from 'urql';
import { Conflict } from '../../../core/forms/conflict.tsx';
import styles from '../../../core/forms/form.module.css';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { problemOf } from '../../../core/problem.ts';
import { useProblemText } from '../../../core/texts/refusal.ts';
import { useText } from '../../../core/texts/text.tsx';
import { UpdateCalendarDocument } from '../../../generated/graphql.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { OpenedDialog } from '../../../ui/opened-dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import type { CalendarDialogProps } from '../wheel/calendar-dialogs.tsx';
import { type AccessDraft, accessInputOf, draftOf, isChanged } from './access-draft.ts';
import { AccessEditor } from './access-editor.tsx';

/** Sharing a year wheel: who may read and write it. Those who may not change it see it, and why. */
export default function ShareDialog({ calendar, onClose, onReload }: CalendarDialogProps) {
  const say = useText();
  const sayProblem = useProblemText();
  const [stored] = useState(() => draftOf(calendar.access!));
  const [version] = useState(calendar.version ?? 1);
  const [draft, setDraft] = useState<AccessDraft>(stored);
  const [{ fetching, error }, send] = useMutation(UpdateCalendarDocument);
  const hasChanges = isChanged(draft, stored);
  const discard = useDiscard(hasChanges, onClose);
  const why = whyNotEditable({ status: calendar.status, myAccess: calendar.access!.myAccess });
  const save = async () => {
    const answer = await send({ input: { id: calendar.id, version, access: accessInputOf(draft) } });
    if (answer.error) return;
    toast.success(say('access.saved'));
    onClose();
  };
  const reload = () => {
    onReload();
    onClose();
  };
  return (
    <>
      <OpenedDialog
        kind="side"
        title={say('access.share', { title: calendar.title })}
        mayClose={discard.mayClose}
        onClose={onClose}
      >
        <div className={styles.form}>
          {why && <Alert>{say(why === 'archived' ? 'calendar.page.archived' : 'access.noWrite.calendar')}</Alert>}
          {error && problemOf(error).code === 'conflict' && <Conflict error={error} onReload={reload} />}
          {error && problemOf(error).code !== 'conflict' && (
            <Alert kind="danger" role="alert">
              {sayProblem(error)}
            </Alert>
          )}
          <AccessEditor draft={draft} onChange={setDraft} disabled={why !== null} />
          {!why && (
            <div className={styles.actions}>
              <Button onClick={discard.close}>{say('button.cancel')}</Button>
              <Button variant="primary" disabled={!hasChanges} loading={fetching} onClick={save}>
                {say('button.save')}
              </Button>
            </div>
          )}
        </div>
      </OpenedDialog>
      {discard.question}
    </>
  );
}
