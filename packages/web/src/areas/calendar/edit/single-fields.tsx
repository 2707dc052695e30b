import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import { UsualField } from '../../../subject/form/usual-field.tsx';
import { useText } from '../../../texts/text.tsx';
import { TemplateField } from '../checklist/template-field.tsx';
import { activityFields } from '../fields/activity.fields.ts';
import { CalendarTagsField } from '../fields/calendar-tags-field.tsx';
import { InheritedFields } from '../fields/inherited-fields.tsx';
import { OwnReminderField, ReminderField } from '../fields/reminder-field.tsx';
import { What } from '../series/what-fields.tsx';
import { WhenFields } from '../series/when-fields.tsx';
import type { SingleForm } from './single-form.ts';

interface Props {
  form: SingleForm;
  set: (change: Partial<SingleForm>) => void;
  errors: FieldErrors;
}

/**
 * All fields of a single activity, including clock times, repetition and tags. If it starts to repeat, there is also a checklist for the new
 * activities.
 */
export function SingleFields(props: Props) {
  const { form, set, errors } = props;
  const say = useText();
  const isSingle = form.kind === 'single';
  return (
    <>
      <What {...props} isThere />
      <WhenFields {...props} />
      <InheritedFields {...props} />
      {isSingle ? (
        <OwnReminderField
          reminder={form.isOwnDay ? 'OWN' : form.reminder}
          day={form.reminderDate}
          error={errors.of('reminderDate')}
          onChange={({ reminder, reminderDate }) =>
            set(reminder === 'OWN' ? { isOwnDay: true, reminderDate } : { isOwnDay: false, reminder, reminderDate })
          }
          onLeave={() => errors.touch('reminderDate')}
        />
      ) : (
        <ReminderField value={form.reminder} onChange={(reminder) => set({ reminder })} />
      )}
      <CalendarTagsField
        calendar={form.calendar}
        tags={form.tags}
        error={errors.of('tags')}
        onChange={(tags) => set({ tags })}
      />
      {!isSingle && (
        <TemplateField
          description={say('event.checklist.newHint')}
          titles={form.todoTemplate}
          error={errors.of('todoTemplate')}
          onChange={(todoTemplate) => set({ todoTemplate })}
        />
      )}
      <UsualField
        field={activityFields.note}
        value={form.note}
        error={errors.of('note')}
        onChange={(note) => set({ note })}
        onLeave={() => errors.touch('note')}
      />
    </>
  );
}
