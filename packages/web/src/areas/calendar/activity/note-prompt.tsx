import { useEffect, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { ConflictStep } from '../../../core/forms/conflict-step.tsx';
import { DiscardDialog } from '../../../core/forms/discard-dialog.tsx';
import { richTextPart } from '../../../core/forms/parts.tsx';
import { useConflict } from '../../../core/forms/use-conflict.ts';
import { useLeaveWarning } from '../../../core/forms/use-discard.tsx';
import { type ActivityDetailsFragment, UpdateActivityDocument } from '../../../generated/graphql.ts';
import { useSavedToast } from '../../../subject/history/use-saved-toast.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { useNewestActivity } from '../fields/newest-activity.ts';
import styles from './note-prompt.module.css';
import { type Completed, isWriting, type Ticks } from './use-ticks.ts';

const noteOf = ({ note }: Pick<ActivityDetailsFragment, 'note'>) => ({ note: note ?? '' });

interface Props {
  completed: Completed;
  ticks: Ticks;
}

/**
 * Beside an activity that was ticked, once it is asked for: the field for what was learnt (product/activities#ticks). It stays until dismissed, and its
 * text stays while panels open and close and other activities are ticked. When it closes, the focus returns to the tick.
 */
export function NotePrompt({ completed, ticks }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const { id } = completed;
  const [stored, setStored] = useState({ note: completed.note, version: completed.version });
  const form = { note: completed.draft };
  const setForm = ({ note }: typeof form) => ticks.write(note);
  const isChanged = isWriting(completed);
  useLeaveWarning(isChanged);
  const [asked, setAsked] = useState<{ action: () => void }>();
  const before = (action: () => void) => (isChanged ? setAsked({ action }) : action());
  const [{ fetching }, send] = useMutation(UpdateActivityDocument);
  const sayThatSaved = useSavedToast();
  const conflict = useConflict({
    base: { note: stored.note },
    mine: form,
    parts: () => [richTextPart('note', say('field.note'))],
    fetchNewest: useNewestActivity(id),
    formOf: noteOf,
    onMerged: (newer, merged) => {
      setStored({ note: newer.note ?? '', version: newer.version });
      setForm(merged);
    },
    onChoose: setForm,
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), []);
  const toTick = () => place.current?.closest('[data-ticked]')?.querySelector('input')?.focus();
  const dismiss = () => {
    toTick();
    ticks.dismiss();
  };
  const save = async () => {
    const { data, error } = await send({ input: { id, version: stored.version, note: form.note || null } });
    if (error) return (await conflict.meet(error)) || toast.error(sayProblem(error));
    dismiss();
    const saved = data?.updateEventInstance;
    // Undoing needs write access to the year wheel; saving a note does not.
    sayThatSaved(saved?.calendar.access?.myAccess === 'WRITE' ? saved : undefined, say('event.note.saved'));
  };
  return (
    <div ref={place} className={styles.prompt}>
      {conflict.open ? (
        <ConflictStep conflict={conflict} isBusy={fetching} onSave={save} />
      ) : (
        <>
          <RichTextField
            label={say(completed.note ? 'field.note' : 'event.addNote')}
            value={form.note}
            opensAtOnce
            onChange={(note) => setForm({ note })}
          />
          <div className={styles.actions}>
            <Button size="sm" onClick={() => before(dismiss)}>
              {say('button.no')}
            </Button>
            <Button size="sm" variant="primary" loading={fetching} aria-disabled={!isChanged} onClick={save}>
              {say('button.save')}
            </Button>
          </div>
        </>
      )}
      <DiscardDialog
        open={asked !== undefined}
        onKeep={() => setAsked(undefined)}
        onDiscard={() => {
          setAsked(undefined);
          asked?.action();
        }}
      />
    </div>
  );
}
