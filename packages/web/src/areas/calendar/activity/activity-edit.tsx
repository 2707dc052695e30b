import { updateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { type FormEvent, useEffect, useState } from 'react';
import { useMutation } from 'urql';
import { Conflict } from '../../../core/forms/conflict.tsx';
import styles from '../../../core/forms/form.module.css';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { problemOf } from '../../../core/problem.ts';
import { useProblemText } from '../../../core/texts/refusal.ts';
import { useText } from '../../../core/texts/text.tsx';
import { type ActivityDetailsFragment, UpdateActivityDocument } from '../../../generated/graphql.ts';
import { Button } from '../../../ui/button.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { type ActivityForm, activityChanges, activityFormOf } from './activity-form.ts';
import { ResponsibleField } from './responsible-field.tsx';

interface Props {
  activity: ActivityDetailsFragment;
  onChanged: (isChanged: boolean) => void;
  onReload: () => void;
  /** Back to the activity without saving; asks where something would be lost. */
  onCancel: () => void;
  onDone: () => void;
}

/** The form of one activity: its days, its words, who does it, what was learnt. Only what changed is sent. */
export function ActivityEdit({ activity, onChanged, onReload, onCancel, onDone }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const [first] = useState(activity);
  const [form, setForm] = useState<ActivityForm>(() => activityFormOf(activity));
  const input = activityChanges(first, form);
  const errors = useFieldErrors(updateEventInstanceInput, input);
  const [{ fetching, error }, send] = useMutation(UpdateActivityDocument);
  const set = (change: Partial<ActivityForm>) => setForm((before) => ({ ...before, ...change }));
  const isChanged = Object.keys(input).length > 2;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged) return onDone();
    if (!errors.checkAll()) return;
    const answer = await send({ input });
    if (answer.error) return errors.refuse(answer.error);
    toast.success(say('event.created'));
    onDone();
  };
  const isConflict = error && problemOf(error).code === 'conflict';
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {isConflict && (
        <Conflict
          error={error}
          onReload={() => {
            onReload();
            onDone();
          }}
        />
      )}
      {error && !isConflict && errors.stray && <p role="alert">{sayProblem(error)}</p>}
      <TextField
        label={say('event.title')}
        value={form.title}
        error={errors.of('title')}
        onChange={(event) => set({ title: event.target.value })}
        onBlur={() => errors.touch('title')}
      />
      <RichTextField
        label={say('event.purpose')}
        value={form.description}
        error={errors.of('description')}
        onChange={(description) => set({ description })}
        onBlur={() => errors.touch('description')}
      />
      <div className={styles.pair}>
        <TextField
          type="date"
          label={say('event.start')}
          value={form.startDate}
          error={errors.of('startDate')}
          onChange={(event) => set({ startDate: event.target.value })}
          onBlur={() => errors.touch('startDate')}
        />
        <TextField
          type="date"
          label={say('event.deadline')}
          value={form.endDate}
          error={errors.of('endDate')}
          onChange={(event) => set({ endDate: event.target.value })}
          onBlur={() => errors.touch('endDate')}
        />
      </div>
      <ResponsibleField
        value={form.responsible}
        error={errors.of('responsible')}
        onChange={(responsible) => set({ responsible })}
      />
      <TextField
        type="date"
        label={say('event.reminder')}
        description={say('event.reminder.hint')}
        value={form.reminderDate}
        error={errors.of('reminderDate')}
        onChange={(event) => set({ reminderDate: event.target.value })}
        onBlur={() => errors.touch('reminderDate')}
      />
      <RichTextField
        label={say('event.note')}
        value={form.note}
        error={errors.of('note')}
        onChange={(note) => set({ note })}
      />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{say('button.cancel')}</Button>
        <Button type="submit" variant="primary" loading={fetching}>
          {say('button.save')}
        </Button>
      </div>
    </form>
  );
}
