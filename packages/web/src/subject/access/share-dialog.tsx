import { whyNotEditable } from '@samspel/domain/subject/state';
import { useMutation } from 'urql';
import type { CalendarDialogProps } from '../../areas/calendar/calendar/calendar-dialog.ts';
import { LinkDies } from '../../areas/calendar/share-link/link-dies.tsx';
import { ConflictStep } from '../../core/forms/conflict-step.tsx';
import styles from '../../core/forms/form.module.css';
import { useDiscard } from '../../core/forms/use-discard.tsx';
import { useEdited } from '../../core/forms/use-edited.ts';
import { type CalendarPartsFragment, UpdateCalendarDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { OpenedDialog } from '../../ui/opened-dialog.tsx';
import { useNewestCalendar } from '../conflict/newest.ts';
import { useSavedToast } from '../history/use-saved-toast.ts';
import { type AccessDraft, accessInputOf, draftOf, isChanged, withReadersOf } from './access-draft.ts';
import { AccessEditor } from './access-editor.tsx';
import { accessParts } from './access-parts.ts';
import { useAccessProblem } from './use-access-problem.ts';

const draftIn = ({ access }: CalendarPartsFragment): AccessDraft => draftOf(access!);

/** Sharing a year wheel: who may read and write it. Those who may not change it see it, and why. */
export default function ShareDialog({ calendar, onClose }: CalendarDialogProps) {
  const say = useText();
  const sayProblem = useAccessProblem();
  const {
    stored,
    base,
    form: draft,
    setForm: setDraft,
    conflict,
  } = useEdited({
    start: calendar,
    formOf: draftIn,
    comparedWith: withReadersOf,
    parts: (drafts) => accessParts(drafts, say),
    fetchNewest: useNewestCalendar(calendar.id),
  });
  const [{ fetching, error }, send] = useMutation(UpdateCalendarDocument);
  const sayThatSaved = useSavedToast();
  const hasChanges = isChanged(draft, base);
  const discard = useDiscard(hasChanges, onClose);
  const why = whyNotEditable({ status: calendar.status, myAccess: calendar.access!.myAccess });
  const save = async () => {
    const input = { id: calendar.id, version: stored.version ?? 1, access: accessInputOf(draft) };
    const answer = await send({ input });
    if (answer.error) return void conflict.meet(answer.error);
    sayThatSaved(answer.data?.updateCalendar, say('access.saved'));
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
        {conflict.open ? (
          <ConflictStep conflict={conflict} isBusy={fetching} onSave={save} />
        ) : (
          <div className={styles.form}>
            {why && <Alert>{say(why === 'archived' ? 'calendar.page.archived' : 'access.noWrite.calendar')}</Alert>}
            {error && (
              <Alert kind="danger" role="alert">
                {sayProblem(error, draft)}
              </Alert>
            )}
            <AccessEditor draft={draft} onChange={setDraft} disabled={why !== null} />
            {draft.isPrivate && <LinkDies uri={calendar.shareableUri} />}
            {!why && (
              <div className={styles.actions}>
                <Button onClick={discard.close}>{say('button.cancel')}</Button>
                <Button variant="primary" disabled={!hasChanges} loading={fetching} onClick={save}>
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
