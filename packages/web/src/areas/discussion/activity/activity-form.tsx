import { useState } from 'react';
import { useMutation } from 'urql';
import { DayField } from '../../../core/forms/day-field.tsx';
import form from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { type FieldName, useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useSchema } from '../../../core/forms/use-schema.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { MakeActivityOfAnswerDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';

/** What an activity is made from. */
export interface OfAnswer {
  answer: { id: string; message: string | null };
  /** The title of the question, which is the activity's title until somebody writes another. */
  question: string;
  onClose: () => void;
}

interface Props extends OfAnswer {
  /** The year wheels that I may write; at least one. */
  wheels: readonly { id: string; title: string }[];
}

const loadInput = async () =>
  (await import('@samspel/domain/discussion/answer-activity.input')).makeActivityOfAnswerInput;

/** Names the fields of a refusal: the day of an activity is `startDate` there, as in a year wheel, and `day` here. */
const nameOf: FieldName = (path) => (path.at(-1) === 'startDate' ? 'day' : (path[0] ?? ''));

/**
 * The form of an activity made from an answer: its purpose is the answer's text until somebody writes another. Everybody who reads the year wheel can
 * read it.
 */
export function ActivityForm({ answer, question, wheels, onClose }: Props) {
  const say = useText();
  const today = useToday();
  const [start] = useState({
    title: question,
    calendar: wheels.length === 1 ? wheels[0]!.id : '',
    day: '',
    description: answer.message ?? '',
    isMine: true,
  });
  const [fields, setFields] = useState(start);
  const set = (change: Partial<typeof start>) => setFields((before) => ({ ...before, ...change }));
  const { calendar, day, ...rest } = fields;
  const checked = { ...rest, answer: answer.id, calendar: calendar || undefined, day: day || undefined };
  const errors = useFieldErrors(useSchema(loadInput), checked, nameOf, { description: 'purpose', day: 'day' });
  const discard = useDiscard(JSON.stringify(fields) !== JSON.stringify(start), onClose);
  const [{ fetching }, send] = useMutation(MakeActivityOfAnswerDocument);
  const submit = async () => {
    if (fetching || !(await errors.checkAll())) return;
    const { error } = await send({ input: { ...fields, answer: answer.id } });
    if (error) return errors.refuse(error);
    toast.success(say('discussion.activity.done'));
    discard.saved(onClose);
  };
  return (
    <>
      <OpenedDialog title={say('discussion.activity.title')} mayClose={discard.mayClose} onClose={onClose}>
        <Form className={form.form} onSubmit={submit}>
          <p>{say('discussion.activity.hint')}</p>
          <TextField
            label={say('field.title')}
            required
            value={fields.title}
            error={errors.of('title')}
            onChange={({ target }) => set({ title: target.value })}
            onBlur={() => errors.touch('title')}
          />
          <Select
            label={say('field.calendar')}
            required
            value={calendar}
            error={errors.of('calendar')}
            onChange={({ target }) => set({ calendar: target.value })}
            onBlur={() => errors.touch('calendar')}
          >
            <option value="">{say('event.calendar.choose')}</option>
            {wheels.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
          <DayField
            label={say('field.day')}
            required
            value={day}
            min={today}
            error={errors.of('day')}
            onChange={(chosen) => set({ day: chosen })}
            onBlur={() => errors.touch('day')}
          />
          <RichTextField
            label={say('field.purpose')}
            required
            value={fields.description}
            error={errors.of('description')}
            onChange={(description) => set({ description })}
            onBlur={() => errors.touch('description')}
          />
          <Checkbox
            label={say('discussion.activity.isMine')}
            checked={fields.isMine}
            onChange={({ target }) => set({ isMine: target.checked })}
          />
          <FormEnd errors={errors} isBusy={fetching} onCancel={discard.close} send={say('discussion.activity.send')} />
        </Form>
      </OpenedDialog>
      {discard.question}
    </>
  );
}
