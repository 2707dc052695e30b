import { useText } from '../../../texts/text.tsx';
import { TemplateField } from '../checklist/template-field.tsx';
import { CalendarTagsField } from '../fields/calendar-tags-field.tsx';
import { InheritedFields } from '../fields/inherited-fields.tsx';
import { ReminderField } from '../fields/reminder-field.tsx';
import type { SeriesFieldsProps } from './series-fields-props.ts';
import { What } from './what-fields.tsx';
import { RestWhenFields, WhenFields } from './when-fields.tsx';

interface Props extends SeriesFieldsProps {
  /** Whether the series exists already: a changed checklist then applies only to new activities. */
  isThere?: boolean;
  /** Whether only the rest is changed: fields that the whole series shares are left out. */
  isRest?: boolean;
  /** What the purpose of a new one began with: while it stands, what is typed replaces it. */
  proposedPurpose?: string;
}

/** All fields of a series: title, purpose, days, responsible person, reminder, tags and the checklist template. */
export function SeriesFields(props: Props) {
  const { form, set, errors, isThere = false, isRest = false, proposedPurpose } = props;
  const say = useText();
  return (
    <>
      <What {...{ form, set, errors, isThere, proposedPurpose }} />
      {isRest ? <RestWhenFields {...{ form, set, errors }} /> : <WhenFields {...{ form, set, errors }} />}
      <InheritedFields {...{ form, set, errors }} />
      <ReminderField value={form.reminder} onChange={(reminder) => set({ reminder })} />
      {!isRest && (
        <CalendarTagsField
          calendar={form.calendar}
          tags={form.tags}
          error={errors.of('tags')}
          onChange={(tags) => set({ tags })}
        />
      )}
      <TemplateField
        description={
          isThere ? say('event.checklist.newHint') : form.kind === 'single' ? undefined : say('event.checklist.hint')
        }
        titles={form.todoTemplate}
        error={errors.of('todoTemplate')}
        onChange={(todoTemplate) => set({ todoTemplate })}
      />
    </>
  );
}
