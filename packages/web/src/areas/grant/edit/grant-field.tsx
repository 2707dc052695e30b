import type { ComponentType } from 'react';
import { UsualField } from '../../../subject/form/usual-field.tsx';
import type { FieldsProps } from '../../../subject/root/root-kind.ts';
import { type FormFieldName, grantFields } from '../parts/grant.fields.ts';
import { DeadlineRows } from './deadline-rows.tsx';
import type { GrantForm } from './grant-form.ts';
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
const own: Partial<Record<FormFieldName, ComponentType<FieldsProps<GrantForm>>>> = {
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
export function GrantField({ name, ...props }: FieldsProps<GrantForm> & { name: FormFieldName }) {
  const Own = own[name];
  if (Own) return <Own {...props} />;
  const { form, set, errors } = props;
  return (
    <UsualField
      field={grantFields[name]}
      value={form[name] as string}
      error={errors.of(name)}
      onChange={(value) => set({ [name]: value })}
      onLeave={() => errors.touch(name)}
    />
  );
}
