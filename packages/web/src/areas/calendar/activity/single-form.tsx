import { createEventInput } from '@samspel/domain/calendar/event.input';
import { withDays } from '@samspel/domain/calendar/form-days.input';
import type { FormEvent } from 'react';
import { useMutation } from 'urql';
import styles from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useText } from '../../../core/texts/text.tsx';
import { CreateEventDocument } from '../../../generated/graphql.ts';
import { toast } from '../../../ui/toaster.tsx';
import { SeriesFields } from '../series/series-fields.tsx';
import { createEventInputOf, type SeriesForm, seriesField } from '../series/series-form.ts';
import { useCreatedToast } from './use-created-toast.ts';

interface Props {
  form: SeriesForm;
  set: (change: Partial<SeriesForm>) => void;
  onCancel: () => void;
  onDone: () => void;
}

const schema = withDays(createEventInput);

/** The form of one new activity or series. */
export function SingleForm({ form, set, onCancel, onDone }: Props) {
  const say = useText();
  const input = createEventInputOf(form);
  const errors = useFieldErrors(schema, input, seriesField(form));
  const [{ fetching }, send] = useMutation(CreateEventDocument);
  const sayThatCreated = useCreatedToast();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!errors.checkAll()) return toast.error(say('shell.error.checkForm'));
    const { data, error } = await send({ input });
    if (error) return errors.refuse(error);
    sayThatCreated([data!.createEvent]);
    onDone();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <SeriesFields form={form} set={set} errors={errors} />
      <FormEnd errors={errors} isBusy={fetching} onCancel={onCancel} />
    </form>
  );
}
