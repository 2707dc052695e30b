import { updateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { withDays } from '@samspel/domain/calendar/form-days.input';
import type { ReactNode } from 'react';
import { useMutation } from 'urql';
import { ConflictStep } from '../../../core/forms/conflict-step.tsx';
import styles from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { leaveAtEscape } from '../../../core/forms/leave-at-escape.ts';
import { type Guard, useUnsaved } from '../../../core/forms/unsaved.ts';
import { useEdited } from '../../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { type ActivityDetailsFragment, UpdateActivityDocument } from '../../../generated/graphql.ts';
import { useSavedToast } from '../../../subject/history/use-saved-toast.ts';
import { useSaveProblem } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { activityLabels } from '../fields/activity.fields.ts';
import { useNewestActivity } from '../fields/newest-activity.ts';
import { ActivityFields, type ActivityPart } from './activity-fields.tsx';
import { activityChanges, activityFormOf } from './activity-form.ts';
import { activityParts } from './activity-parts.ts';
import { type Typed, typedOf } from './edit-scope.ts';

interface Props {
  activity: ActivityDetailsFragment;
  /** The only part that is changed, in place. */
  only?: ActivityPart;
  /** Renders the part above the fields, from what is typed. `begun` is what was typed in another scope. */
  head?: (typed: Typed) => ReactNode;
  begun?: Typed;
  report: Guard['report'];
  /** Goes back without saving; asks first if something would be lost. */
  onCancel: () => void;
  onDone: () => void;
}

const schema = withDays(updateEventInstanceInput);

/** The form of one activity, or of one of its parts. Only what changed is sent. */
export function ActivityEdit({ activity, only, head, begun, report, onCancel, onDone }: Props) {
  const say = useText();
  const sayProblem = useSaveProblem('access.noWrite.event');
  const today = useToday();
  const { stored, base, form, set, conflict } = useEdited({
    start: activity,
    begun,
    formOf: activityFormOf,
    parts: () => activityParts(say, today),
    fetchNewest: useNewestActivity(activity.id),
  });
  const input = activityChanges(stored, form);
  const errors = useFieldErrors(schema, input, undefined, activityLabels);
  const [{ fetching }, send] = useMutation(UpdateActivityDocument);
  const sayThatSaved = useSavedToast();
  const isChanged = Object.keys(input).length > 2;
  useUnsaved({ report }, 'form', isChanged);

  const save = async () => {
    if (!isChanged) return onDone();
    const { data, error } = await send({ input });
    if (error) return (await conflict.meet(error)) || errors.refuse(error, sayProblem(error));
    sayThatSaved(data?.updateEventInstance, say('event.created'));
    onDone();
  };
  const submit = async () => {
    if (await errors.checkAll()) await save();
  };
  if (conflict.open) return <ConflictStep conflict={conflict} isBusy={fetching} onSave={save} />;
  return (
    <Form
      ref={only && focusFirst}
      onSubmit={submit}
      onKeyDown={only && leaveAtEscape(onCancel)}
      className={styles.form}
    >
      {head?.(typedOf(form, base))}
      <ActivityFields {...{ form, errors, set, only }} />
      <FormEnd errors={errors} isBusy={fetching} onCancel={onCancel} />
    </Form>
  );
}

/** Puts the focus into a part that is changed in place. */
const focusFirst = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')?.focus();
