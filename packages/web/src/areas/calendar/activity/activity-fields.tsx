import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import { ResponsibleField } from '../../../subject/person/person-field.tsx';
import { useText } from '../../../texts/text.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DaysFields } from '../fields/days-fields.tsx';
import { OwnReminderField } from '../fields/reminder-field.tsx';
import type { ActivityForm } from './activity-form.ts';

interface Props {
  form: ActivityForm;
  set: (change: Partial<ActivityForm>) => void;
  errors: FieldErrors;
}

/** All that one activity has of its own. */
export function ActivityFields({ form, set, errors }: Props) {
  const say = useText();
  return (
    <>
      <TextField
        label={say('field.title')}
        value={form.title}
        required
        error={errors.of('title')}
        onChange={(event) => set({ title: event.target.value })}
        onBlur={() => errors.touch('title')}
      />
      <RichTextField
        label={say('field.purpose')}
        value={form.description}
        error={errors.of('description')}
        onChange={(description) => set({ description })}
        onBlur={() => errors.touch('description')}
      />
      <DaysFields days={form} onChange={set} errorOf={errors.of} onLeave={errors.touch} />
      <ResponsibleField
        value={form.responsible}
        error={errors.of('responsible')}
        onChange={(responsible) => set({ responsible })}
      />
      <OwnReminderField
        reminder={form.reminder}
        day={form.reminderDate}
        error={errors.of('reminderDate')}
        onChange={set}
        onLeave={() => errors.touch('reminderDate')}
      />
      <RichTextField
        label={say('field.note')}
        value={form.note}
        error={errors.of('note')}
        onChange={(note) => set({ note })}
      />
    </>
  );
}
