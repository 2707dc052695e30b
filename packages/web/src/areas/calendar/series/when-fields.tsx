import { useId } from 'react';
import styles from '../../../core/forms/form.module.css';
import { TimeField } from '../../../core/forms/time-field.tsx';
import { useText } from '../../../texts/text.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Radio } from '../../../ui/field/radio.tsx';
import { DaysFields } from '../fields/days-fields.tsx';
import { DatesFields } from './dates-fields.tsx';
import { RepetitionFields } from './repetition-fields.tsx';
import type { SeriesFieldsProps } from './series-fields-props.ts';
import { seriesKinds } from './series-form.ts';
import { SeriesPreview } from './series-preview.tsx';
import own from './when-fields.module.css';
import { WorkingDayField } from './working-day-field.tsx';

/** The days of the rest of a repeating series; chosen dates can be changed only for the whole series. */
export function RestWhenFields(props: SeriesFieldsProps) {
  if (props.form.kind !== 'repeating') return null;
  return (
    <>
      <Span {...props} />
      <Repetition {...props} />
    </>
  );
}

/** The days: once, on chosen dates, or repeating with a preview. */
export function WhenFields(props: SeriesFieldsProps) {
  const say = useText();
  const name = useId();
  const { form, set } = props;
  return (
    <>
      <Fieldset legend={say('event.kind')}>
        <div className={own.choices}>
          {seriesKinds.map((kind) => (
            <Radio
              key={kind}
              name={name}
              label={say(`event.kind.${kind}`)}
              checked={form.kind === kind}
              onChange={() => set({ kind })}
            />
          ))}
        </div>
      </Fieldset>
      {form.kind === 'dates' ? <DatesFields {...props} /> : <Span {...props} />}
      <Times {...props} />
      {form.kind === 'repeating' ? <Repetition {...props} /> : <WorkingDayField {...props} />}
      {form.kind === 'single' && <SeriesPreview form={form} />}
    </>
  );
}

const Span = ({ form, set, errors }: SeriesFieldsProps) => (
  <DaysFields
    days={form}
    onChange={(days) => set(days.startDate === form.startDate ? days : { ...days, startRepetitionDate: '' })}
    errorOf={errors.of}
    onLeave={errors.touch}
  />
);

const Repetition = (props: SeriesFieldsProps) => (
  <>
    <RepetitionFields {...props} />
    <WorkingDayField {...props} />
    <SeriesPreview form={props.form} />
  </>
);

/** Clock times, for activities that have them. */
function Times({ form, set, errors }: SeriesFieldsProps) {
  const say = useText();
  const field = (name: 'startTime' | 'endTime') => (
    <TimeField
      label={say(`field.${name}`)}
      value={form[name]}
      error={errors.of(name)}
      onChange={(time) => set({ [name]: time })}
      onBlur={() => errors.touch(name)}
    />
  );
  return (
    <div className={styles.pair}>
      {field('startTime')}
      {field('endTime')}
    </div>
  );
}
