import { createEventInput } from '@samspel/domain/calendar/event.input';
import { withDays } from '@samspel/domain/calendar/form-days.input';
import { useMutation } from 'urql';
import styles from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { CreateEventDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { useOnce } from '../../../ui/base/use-once.ts';
import { Form } from '../../../ui/field/form.tsx';
import { activityLabels } from '../fields/activity.fields.ts';
import { CalendarField } from '../fields/calendar-field.tsx';
import { SeriesFields } from '../series/series-fields.tsx';
import { createEventInputOf, seriesField } from '../series/series-form.ts';
import { afterWriting, chosenOf, type NewActivityFormProps } from './new-activity-form.ts';
import { useCreatedToast } from './use-created-toast.ts';

const schema = withDays(createEventInput);

/** The form of one new activity or series. */
export function SingleForm({ form, set, proposedPurpose, written, calendars, onCancel, onDone }: NewActivityFormProps) {
  const say = useText();
  const input = createEventInputOf(form);
  const errors = afterWriting(useFieldErrors(schema, input, seriesField(form), activityLabels), written);
  const [{ fetching }, send] = useMutation(CreateEventDocument);
  const sayThatCreated = useCreatedToast(chosenOf(form, calendars));
  const save = useOnce(async (again: boolean) => {
    if (!(await errors.checkAll())) return;
    const { data, error } = await send({ input });
    if (error) return errors.refuse(error);
    sayThatCreated([data!.createEvent]);
    onDone(again);
  });
  const again = (
    <Button loading={fetching} onClick={() => void save(true)}>
      {say('event.saveAndNew')}
    </Button>
  );
  return (
    <Form onSubmit={() => save(false)} className={styles.form}>
      {calendars && (
        <CalendarField
          calendars={calendars}
          value={form.calendar}
          error={errors.of('calendar')}
          onChange={(calendar) => set({ calendar })}
          onLeave={() => errors.touch('calendar')}
        />
      )}
      <SeriesFields form={form} set={set} errors={errors} proposedPurpose={proposedPurpose} />
      <FormEnd errors={errors} isBusy={fetching} onCancel={onCancel} more={again} />
    </Form>
  );
}
