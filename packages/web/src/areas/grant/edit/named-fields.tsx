import { organizationTypes } from '@samspel/domain/grant/grant';
import { useQuery } from 'urql';
import { GrantChoicesDocument } from '../../../generated/graphql.ts';
import { Choice } from '../../../subject/form/choice.tsx';
import type { FieldsProps } from '../../../subject/form/fields.ts';
import { ResponsibleField } from '../../../subject/person/person-field.tsx';
import { useText } from '../../../texts/text.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { grantFields } from '../parts/grant.fields.ts';
import styles from './edit.module.css';
import type { GrantForm } from './grant-form.ts';

/** Who gives the money, of the list that admins keep. */
export function SourceField({ form, set, errors }: FieldsProps<GrantForm>) {
  const say = useText();
  const [{ data }] = useQuery({ query: GrantChoicesDocument });
  return (
    <Choice
      label={say(grantFields.source.label)}
      none={say('grant.form.notChosen')}
      value={form.source || null}
      choices={(data?.actionValueSources ?? []).map(({ id, name }) => [id, name])}
      error={errors.of('source')}
      onChange={(source) => set({ source: source ?? '' })}
    />
  );
}

/** Who may apply. */
export function OrganizationsField({ form, set }: FieldsProps<GrantForm>) {
  const say = useText();
  return (
    <Boxes
      legend={say(grantFields.validOrganizationTypes.label)}
      description={say('grant.form.organizationsHint')}
      choices={organizationTypes.map((one) => [one, say(`grant.organization.${one}`)])}
      chosen={form.validOrganizationTypes}
      onChange={(validOrganizationTypes) => set({ validOrganizationTypes })}
    />
  );
}

/** The sectors that it is for, of the list that admins keep. */
export function SectorsField({ form, set, errors }: FieldsProps<GrantForm>) {
  const say = useText();
  const [{ data }] = useQuery({ query: GrantChoicesDocument });
  return (
    <Boxes
      legend={say(grantFields.sectors.label)}
      choices={(data?.sectors ?? []).map(({ id, title }) => [id, title])}
      chosen={form.sectors}
      error={errors.of('sectors')}
      onChange={(sectors) => set({ sectors })}
    />
  );
}

/** Which admin keeps the grant up to date. */
export const ResponsibleAdminField = ({ form, set, errors }: FieldsProps<GrantForm>) => (
  <ResponsibleField
    value={form.responsible}
    error={errors.of('responsible')}
    onChange={(responsible) => set({ responsible })}
  />
);

interface BoxesProps<Value extends string> {
  legend: string;
  description?: string;
  choices: readonly (readonly [value: Value, words: string])[];
  chosen: readonly Value[];
  error?: string | undefined;
  onChange: (chosen: Value[]) => void;
}

/** Checkboxes to choose several values. */
function Boxes<Value extends string>({ legend, description, choices, chosen, error, onChange }: BoxesProps<Value>) {
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Fieldset legend={legend} description={description} error={error}>
      <div className={styles.checks}>
        {choices.map(([value, words]) => (
          <Checkbox key={value} label={words} checked={chosen.includes(value)} onChange={() => toggle(value)} />
        ))}
      </div>
    </Fieldset>
  );
}
