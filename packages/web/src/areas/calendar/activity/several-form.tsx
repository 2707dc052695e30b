import { createEventsInput } from '@samspel/domain/calendar/event.input';
import { withDays } from '@samspel/domain/calendar/form-days.input';
import type { Dispatch, SetStateAction } from 'react';
import { useMutation } from 'urql';
import styles from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { CreateEventsDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { activityLabels, inheritedFacts, seriesFields } from '../fields/activity.fields.ts';
import { CalendarField } from '../fields/calendar-field.tsx';
import { CalendarTagsField } from '../fields/calendar-tags-field.tsx';
import { InheritedFields } from '../fields/inherited-fields.tsx';
import { ReminderField } from '../fields/reminder-field.tsx';
import { afterWriting, chosenOf, type NewActivityFormProps } from './new-activity-form.ts';
import { SeveralFields } from './several-fields.tsx';
import { type SeveralRow, severalField, severalInputs } from './several-rows.ts';
import { useCreatedToast } from './use-created-toast.ts';

interface Props extends NewActivityFormProps {
  rows: readonly SeveralRow[];
  onRows: Dispatch<SetStateAction<readonly SeveralRow[]>>;
}

const schema = withDays(createEventsInput);

/** The form of several new activities: a row for each, and below the rows what they have in common. All are saved, or none. */
export function SeveralForm(props: Props) {
  const { form, set, proposedPurpose, written, calendars, rows, onRows, onCancel, onDone } = props;
  const say = useText();
  const input = severalInputs(rows, form);
  const found = useFieldErrors(schema, input, (path) => severalField(rows, path), activityLabels);
  const errors = afterWriting(found, written);
  const [{ fetching }, send] = useMutation(CreateEventsDocument);
  const sayThatCreated = useCreatedToast(chosenOf(form, calendars));
  const submit = async () => {
    if (!(await errors.checkAll())) return;
    const { data, error } = await send({ input });
    if (error) return errors.refuse(error);
    sayThatCreated(data!.createEvents);
    onDone();
  };
  return (
    <Form onSubmit={submit} className={styles.form}>
      {calendars && (
        <CalendarField
          calendars={calendars}
          value={form.calendar}
          error={errors.of('calendar')}
          onChange={(calendar) => set({ calendar })}
          onLeave={() => errors.touch('calendar')}
        />
      )}
      <SeveralFields rows={rows} onChange={onRows} errors={errors} calendar={form.calendar} />
      <RichTextField
        label={say(seriesFields.description.label)}
        description={say('event.several.common')}
        key={proposedPurpose}
        value={form.description}
        isProposed={form.description === proposedPurpose}
        required
        leavesAtEscape
        error={errors.of('description')}
        onChange={(description) => set({ description })}
        onBlur={() => errors.touch('description')}
      />
      <InheritedFields {...{ form, set, errors }} names={inheritedFacts} />
      <ReminderField value={form.reminder} onChange={(reminder) => set({ reminder })} />
      <CalendarTagsField
        calendar={form.calendar}
        tags={form.tags}
        error={errors.of('tags')}
        onChange={(tags) => set({ tags })}
      />
      <FormEnd errors={errors} isBusy={fetching} onCancel={onCancel} />
    </Form>
  );
}
