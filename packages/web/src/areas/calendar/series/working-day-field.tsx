import { workingDayRules } from '@samspel/domain/time/working-days';
import { useId } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Radio } from '../../../ui/field/radio.tsx';
import type { SeriesFieldsProps } from './series-fields-props.ts';
import own from './when-fields.module.css';

/** What becomes of a deadline that falls on a weekend, a holiday or a closed day (product/activities#working-days). */
export function WorkingDayField({ form, set }: Pick<SeriesFieldsProps, 'form' | 'set'>) {
  const say = useText();
  const name = useId();
  return (
    <Fieldset legend={say('field.workingDay')}>
      <div className={own.choices}>
        {workingDayRules.map((rule) => (
          <Radio
            key={rule}
            name={name}
            label={say(`event.workingDay.${rule}`)}
            checked={form.workingDay === rule}
            onChange={() => set({ workingDay: rule })}
          />
        ))}
      </div>
    </Fieldset>
  );
}
