import type { ComponentType } from 'react';
import type { AnyField } from '../../../subject/form/fields.ts';
import { useText } from '../../../texts/text.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { Choice } from '../parts/choice.tsx';
import { type FormFieldName, grantFields } from '../parts/grant.fields.ts';
import { DeadlineRows } from './deadline-rows.tsx';
import type { FieldsProps } from './fields-props.ts';
import { LinkRows } from './link-rows.tsx';
import {
  OrganizationsField,
  ResponsibleAdminField,
  SectorsField,
  ServiceAreasField,
  SourceField,
} from './named-fields.tsx';
import { RadarFields } from './radar-fields.tsx';

/** Fields with a control of their own. */
const own: Partial<Record<FormFieldName, ComponentType<FieldsProps>>> = {
  source: SourceField,
  deadlines: DeadlineRows,
  validOrganizationTypes: OrganizationsField,
  sectors: SectorsField,
  kostraFunctions: ServiceAreasField,
  radarGraph: RadarFields,
  links: LinkRows,
  responsible: ResponsibleAdminField,
};

/** The control of one field of a grant. It shows what is wrong after the focus has left it. */
export function GrantField({ name, ...props }: FieldsProps & { name: FormFieldName }) {
  const Own = own[name];
  return Own ? <Own {...props} /> : <Usual name={name} {...props} />;
}

function Usual({ name, form, set, errors }: FieldsProps & { name: FormFieldName }) {
  const say = useText();
  const { label, kind, input, choices }: AnyField = grantFields[name];
  const control = { label: say(label), value: form[name] as string, error: errors.of(name) };
  const change = (value: string) => set({ [name]: value });
  const onBlur = () => errors.touch(name);
  if (kind === 'richText') return <RichTextField {...control} onChange={change} onBlur={onBlur} />;
  if (!choices) {
    const { hint, ...rest } = input ?? {};
    return (
      <TextField
        {...control}
        {...rest}
        description={hint && say(hint)}
        onChange={({ target }) => change(target.value.replace(/[\r\n]+/g, ' '))}
        onBlur={onBlur}
      />
    );
  }
  const all = choices.values.map((one) => [one, choices.say(say, one)] as const);
  if (choices.none) {
    return (
      <Choice
        {...control}
        value={control.value || null}
        none={say(choices.none)}
        choices={all}
        onChange={(value) => change(value ?? '')}
      />
    );
  }
  return (
    <Select {...control} onChange={({ target }) => change(target.value)}>
      {all.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  );
}
