import type { InheritedFieldName } from '@samspel/domain/calendar/activity.fields';
import { Fragment, type ReactNode } from 'react';
import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import { UsualField } from '../../../subject/form/usual-field.tsx';
import { useText } from '../../../texts/text.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { activityFields, inheritedNames } from '../fields/activity.fields.ts';
import { DaysFields } from '../fields/days-fields.tsx';
import { InheritedFields } from '../fields/inherited-fields.tsx';
import { OwnReminderField } from '../fields/reminder-field.tsx';
import type { ActivityForm } from './activity-form.ts';

/** The fields of an activity, in the order of its form. */
const activityParts = ['title', 'description', 'days', ...inheritedNames, 'reminder', 'note'] as const;
export type ActivityPart = (typeof activityParts)[number];

interface Props {
  form: ActivityForm;
  set: (change: Partial<ActivityForm>) => void;
  errors: FieldErrors;
  /** The only part shown, if it is changed in place. */
  only?: ActivityPart | undefined;
}

/** The fields of one activity, or one of them. */
export function ActivityFields({ form, set, errors, only }: Props) {
  const say = useText();
  const fields: Record<ActivityPart, ReactNode> = {
    title: (
      <TextField
        label={say(activityFields.title.label)}
        value={form.title}
        required
        error={errors.of('title')}
        onChange={(event) => set({ title: event.target.value })}
        onBlur={() => errors.touch('title')}
      />
    ),
    description: (
      <RichTextField
        label={say(activityFields.description.label)}
        value={form.description}
        opensAtOnce={only === 'description'}
        leavesAtEscape={only === undefined}
        error={errors.of('description')}
        onChange={(description) => set({ description })}
        onBlur={() => errors.touch('description')}
      />
    ),
    days: <DaysFields days={form} onChange={set} errorOf={errors.of} onLeave={errors.touch} />,
    ...inheritedOf({ form, set, errors }),
    reminder: (
      <OwnReminderField
        reminder={form.reminder}
        day={form.reminderDate}
        error={errors.of('reminderDate')}
        onChange={set}
        onLeave={() => errors.touch('reminderDate')}
      />
    ),
    note: (
      <UsualField
        field={activityFields.note}
        value={form.note}
        error={errors.of('note')}
        onChange={(note) => set({ note })}
        onLeave={() => errors.touch('note')}
      />
    ),
  };
  return only ? fields[only] : activityParts.map((part) => <Fragment key={part}>{fields[part]}</Fragment>);
}

const inheritedOf = (props: Pick<Props, 'form' | 'set' | 'errors'>) =>
  Object.fromEntries(
    inheritedNames.map((name) => [name, <InheritedFields key={name} names={[name]} {...props} />]),
  ) as Record<InheritedFieldName, ReactNode>;
