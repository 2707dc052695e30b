import type { FieldsProps } from '../../../subject/form/fields.ts';
import { FormFields, type OwnControls } from '../../../subject/form/form-fields.tsx';
import { ServiceAreasField } from '../../../subject/form/service-areas-field.tsx';
import { type FormFieldName, grantFields } from '../parts/grant.fields.ts';
import { DeadlineRows } from './deadline-rows.tsx';
import type { GrantForm } from './grant-form.ts';
import { LinkRows } from './link-rows.tsx';
import { OrganizationsField, ResponsibleAdminField, SectorsField, SourceField } from './named-fields.tsx';
import { RadarFields } from './radar-fields.tsx';

/** Fields with a control of their own. */
const own: OwnControls<typeof grantFields> = {
  source: SourceField,
  deadlines: DeadlineRows,
  validOrganizationTypes: OrganizationsField,
  sectors: SectorsField,
  kostraFunctions: ServiceAreasField,
  radarGraph: RadarFields,
  links: LinkRows,
  responsible: ResponsibleAdminField,
};

/** The controls of some fields of a grant. */
export const GrantFieldsNamed = (props: FieldsProps<GrantForm> & { names: readonly FormFieldName[] }) => (
  <FormFields fields={grantFields} own={own} {...props} />
);
