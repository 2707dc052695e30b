import { ResponsibleField } from '../../../subject/person/person-field.tsx';
import { useText } from '../../../texts/text.tsx';
import { focusAtOnce } from '../../../ui/focus-at-once.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TemplateField } from '../checklist/template-field.tsx';
import { CalendarTagsField } from '../fields/calendar-tags-field.tsx';
import { ReminderField } from '../fields/reminder-field.tsx';
import type { SeriesFieldsProps } from './series-fields-props.ts';
import { WhenFields } from './when-fields.tsx';

interface Props extends SeriesFieldsProps {
  /** Whether the series is there already: a changed checklist is then for new activities only. */
  isThere?: boolean;
  /** Whether it is that of a single activity which is there: what that has of its own, its checklist too, is changed where it is shown. */
  isSingle?: boolean;
}

/** All that a series has: what, why, when, who, reminder, tags and the checklist of its activities. */
export function SeriesFields(props: Props) {
  const { form, set, errors, isThere = false, isSingle = false } = props;
  const say = useText();
  return (
    <>
      {!isSingle && <What {...props} />}
      <WhenFields form={form} set={set} errors={errors} />
      {!isSingle && <WhoAndReminder {...props} />}
      <CalendarTagsField
        calendar={form.calendar}
        tags={form.tags}
        error={errors.of('tags')}
        onChange={(tags) => set({ tags })}
      />
      {(!isSingle || form.kind !== 'single') && (
        <TemplateField
          description={
            isThere ? say('event.checklist.newHint') : form.kind === 'single' ? undefined : say('event.checklist.hint')
          }
          titles={form.todoTemplate}
          error={errors.of('todoTemplate')}
          onChange={(todoTemplate) => set({ todoTemplate })}
        />
      )}
    </>
  );
}

/** Title and purpose; something new begins with its title. */
function What({ form, set, errors, isThere = false }: Props) {
  const say = useText();
  return (
    <>
      <TextField
        ref={isThere ? undefined : focusAtOnce}
        label={say('field.title')}
        value={form.title}
        error={errors.of('title')}
        required
        onChange={(event) => set({ title: event.target.value })}
        onBlur={() => errors.touch('title')}
      />
      <RichTextField
        label={say('field.purpose')}
        description={say('event.purpose.hint')}
        value={form.description}
        required
        error={errors.of('description')}
        onChange={(description) => set({ description })}
        onBlur={() => errors.touch('description')}
      />
    </>
  );
}

function WhoAndReminder({ form, set, errors }: SeriesFieldsProps) {
  return (
    <>
      <ResponsibleField
        value={form.responsible}
        error={errors.of('responsible')}
        onChange={(responsible) => set({ responsible })}
      />
      <ReminderField value={form.reminder} onChange={(reminder) => set({ reminder })} />
    </>
  );
}
