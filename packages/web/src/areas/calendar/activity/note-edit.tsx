import { updateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { useMutation } from 'urql';
import { ConflictStep } from '../../../core/forms/conflict-step.tsx';
import styles from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { richTextPart } from '../../../core/forms/parts.tsx';
import { type Guard, useUnsaved } from '../../../core/forms/unsaved.ts';
import { useEdited } from '../../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { type ActivityDetailsFragment, UpdateActivityDocument } from '../../../generated/graphql.ts';
import { useSaveProblem } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { useNewestActivity } from '../fields/newest-activity.ts';

interface Props {
  activity: ActivityDetailsFragment;
  report: Guard['report'];
  /** Goes back without saving; asks first if something would be lost. */
  onCancel: () => void;
  onDone: () => void;
}

const noteOf = ({ note }: Pick<ActivityDetailsFragment, 'note'>) => ({ note: note ?? '' });

/** The note of an activity, for those who may change nothing else in it (product/activities#responsible-person). */
export function NoteEdit({ activity, report, onCancel, onDone }: Props) {
  const say = useText();
  const sayProblem = useSaveProblem('access.noWrite.event');
  const { stored, form, set, conflict } = useEdited({
    start: activity,
    formOf: noteOf,
    parts: () => [richTextPart('note', say('field.note'))],
    fetchNewest: useNewestActivity(activity.id),
  });
  const input = { id: stored.id, version: stored.version, note: form.note || null };
  const errors = useFieldErrors(updateEventInstanceInput, input);
  const [{ fetching }, send] = useMutation(UpdateActivityDocument);
  const isChanged = form.note !== noteOf(stored).note;
  useUnsaved({ report }, 'form', isChanged);

  const save = async () => {
    if (!isChanged) return onDone();
    const { error } = await send({ input });
    if (error) return (await conflict.meet(error)) || errors.refuse(error, sayProblem(error));
    toast.success(say('event.note.saved'));
    onDone();
  };
  const submit = async () => {
    if (await errors.checkAll()) await save();
  };
  if (conflict.open) return <ConflictStep conflict={conflict} isBusy={fetching} onSave={save} />;
  return (
    <Form onSubmit={submit} className={styles.form}>
      <RichTextField
        label={say('field.note')}
        value={form.note}
        onChange={(note) => set({ note })}
        error={errors.of('note')}
      />
      <FormEnd errors={errors} isBusy={fetching} onCancel={onCancel} />
    </Form>
  );
}
