import { useId, useState } from 'react';
import { useMutation } from 'urql';
import {
  type ActivityDetailsFragment,
  RemoveActivityDocument,
  RemoveSeriesDocument,
} from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Radio } from '../../../ui/field/radio.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { useRestoreActivity } from './use-restore-activity.ts';

/** How much of a series is removed: one activity, that one and the rest, or all (product/activities#removing-activities). */
const scopes = ['ONE', 'REST', 'ALL'] as const;

interface Props {
  activity: ActivityDetailsFragment;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before an activity is removed and, for a series, how much of it. It can be undone right away, and from the trash. */
export function DeleteActivityDialog({ activity, onClose, onRemoved }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const name = useId();
  const [scope, setScope] = useState<(typeof scopes)[number]>('ONE');
  const [one, removeActivity] = useMutation(RemoveActivityDocument);
  const [all, removeSeries] = useMutation(RemoveSeriesDocument);
  const restore = useRestoreActivity();
  const { id, title, event } = activity;
  const confirm = async () => {
    const answer = await (scope === 'ALL' ? removeSeries({ id: event.id }) : removeActivity({ id, scope }));
    if (answer.error) return toast.error(sayProblem(answer.error));
    const left =
      (answer.data && 'removeEventInstance' in answer.data && answer.data.removeEventInstance?.progress) || null;
    const count = event.progress.total - (left?.total ?? 0);
    const removed = scope === 'ALL' ? { id: event.id, kind: 'series' as const } : { id, kind: 'activity' as const };
    const undo = { words: say('button.undo'), run: () => void restore({ ...removed, title }) };
    toast.success(say('event.deletedCount', { title, count }), undo);
    onRemoved();
  };
  return (
    <ConfirmDialog
      title={say('event.deleteTitle', { title })}
      action={say('button.delete')}
      isDangerous
      isBusy={one.fetching || all.fetching}
      onConfirm={confirm}
      onClose={onClose}
    >
      {event.progress.total > 1 ? (
        <Fieldset legend={say('event.deleteScope')} description={say('event.deleteScope.hint')}>
          {scopes.map((each) => (
            <Radio
              key={each}
              name={name}
              label={say(`event.deleteScope.${each}`)}
              checked={scope === each}
              onChange={() => setScope(each)}
            />
          ))}
        </Fieldset>
      ) : (
        <p>{say('event.deleteBody')}</p>
      )}
    </ConfirmDialog>
  );
}
