import { useId } from 'react';
import styles from '../../../core/forms/form.module.css';
import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useText } from '../../../core/texts/text.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { Radio } from '../../../ui/radio.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { RepetitionFields } from '../series/repetition-fields.tsx';
import { type SeriesForm, seriesKinds } from '../series/series-form.ts';
import { SeriesPreview } from '../series/series-preview.tsx';
import { DatesFields } from './dates-fields.tsx';

/** What the parts of the form of a series are given. */
export interface SeriesFieldsProps {
  form: SeriesForm;
  set: (change: Partial<SeriesForm>) => void;
  errors: FieldErrors;
}

/** When it happens: once, on certain dates, or repeating with a preview. */
export function WhenFields(props: SeriesFieldsProps) {
  const say = useText();
  const name = useId();
  const { form, set } = props;
  return (
    <>
      <Fieldset legend={say('event.kind')}>
        {seriesKinds.map((kind) => (
          <Radio
            key={kind}
            name={name}
            label={say(`event.kind.${kind}`)}
            checked={form.kind === kind}
            onChange={() => set({ kind })}
          />
        ))}
      </Fieldset>
      {form.kind === 'dates' ? <DatesFields {...props} /> : <Days {...props} />}
      <Times {...props} />
      {form.kind === 'repeating' && (
        <>
          <RepetitionFields {...props} />
          <SeriesPreview form={form} />
        </>
      )}
    </>
  );
}

/** Start and deadline of the only or the first activity. */
function Days({ form, set, errors }: SeriesFieldsProps) {
  const say = useText();
  return (
    <div className={styles.pair}>
      <TextField
        type="date"
        label={say('event.start')}
        value={form.startDate}
        error={errors.of('startDate')}
        onChange={(event) => set({ startDate: event.target.value, startRepetitionDate: '' })}
        onBlur={() => errors.touch('startDate')}
      />
      <TextField
        type="date"
        label={say('event.deadline')}
        description={say('event.deadline.hint')}
        value={form.endDate}
        error={errors.of('endDate')}
        onChange={(event) => set({ endDate: event.target.value })}
        onBlur={() => errors.touch('endDate')}
      />
    </div>
  );
}

/** Clock times, for those activities that have them. */
function Times({ form, set, errors }: SeriesFieldsProps) {
  const say = useText();
  return (
    <div className={styles.pair}>
      <TextField
        type="time"
        label={say('event.startTime')}
        value={form.startTime}
        error={errors.of('startTime')}
        onChange={(event) => set({ startTime: event.target.value })}
        onBlur={() => errors.touch('startTime')}
      />
      <TextField
        type="time"
        label={say('event.endTime')}
        value={form.endTime}
        error={errors.of('endTime')}
        onChange={(event) => set({ endTime: event.target.value })}
        onBlur={() => errors.touch('endTime')}
      />
    </div>
  );
}
