import { type RadarType, radarMaximum, radarNames, radarTypes } from '@samspel/domain/grant/grant';
import { Fragment } from 'react';
import type { FieldsProps } from '../../../subject/form/fields.ts';
import { useText } from '../../../texts/text.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ValidationMessage } from '../../../ui/field/validation-message.tsx';
import type { RadarPlace } from '../parts/grant.fields.ts';
import styles from './edit.module.css';
import type { GrantForm } from './grant-form.ts';

const sums = Array.from({ length: radarMaximum + 1 }, (_, sum) => String(sum));
const nothing = { sum: '', comment: '' };

/** What the scheme costs and gives, each in three dimensions: either no values of a type, or all three. */
export function RadarFields(props: FieldsProps<GrantForm>) {
  const wrong = props.errors.of('radarGraph');
  return (
    <>
      {radarTypes.map((type) => (
        <OfType key={type} type={type} {...props} />
      ))}
      {wrong && <ValidationMessage>{wrong}</ValidationMessage>}
    </>
  );
}

function OfType({ type, form: { radarGraph }, set, errors }: FieldsProps<GrantForm> & { type: RadarType }) {
  const say = useText();
  return (
    <Fieldset legend={say(`grant.radar.${type}`)} description={say('grant.form.radarHint')}>
      <div className={styles.values}>
        {radarNames.map((name) => {
          const place: RadarPlace = `${type} ${name}`;
          const value = radarGraph[place] ?? nothing;
          const change = (of: Partial<typeof nothing>) =>
            set({ radarGraph: { ...radarGraph, [place]: { ...value, ...of } } });
          return (
            <Fragment key={name}>
              <Select
                label={say(`grant.radar.${name}`)}
                value={value.sum}
                onChange={({ target }) => change({ sum: target.value })}
                onBlur={() => errors.touch('radarGraph')}
              >
                <option value="">{say('grant.form.notGiven')}</option>
                {sums.map((sum) => (
                  <option key={sum} value={sum}>
                    {say('grant.radar.of', { sum, max: radarMaximum })}
                  </option>
                ))}
              </Select>
              <TextField
                label={say('grant.form.comment', { name: say(`grant.radar.${name}`) })}
                value={value.comment}
                maxLength={500}
                onChange={({ target }) => change({ comment: target.value })}
              />
            </Fragment>
          );
        })}
      </div>
    </Fieldset>
  );
}
