import type { InheritedFieldName } from '@samspel/domain/calendar/activity.fields';
import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import type { FormOf } from '../../../subject/form/fields.ts';
import { UsualField } from '../../../subject/form/usual-field.tsx';
import { ResponsibleField } from '../../../subject/person/person-field.tsx';
import { inheritedFields, inheritedNames } from './activity.fields.ts';

type InheritedForm = FormOf<typeof inheritedFields>;

interface Props {
  form: InheritedForm;
  set: (change: Partial<InheritedForm>) => void;
  errors: Pick<FieldErrors, 'of' | 'touch'>;
  /** Those that are shown; all if left out. */
  names?: readonly InheritedFieldName[];
}

/** The fields that activities have from their series, in the form of either. */
export function InheritedFields({ names = inheritedNames, ...props }: Props) {
  return names.map((name) => <InheritedField key={name} name={name} {...props} />);
}

function InheritedField({ name, form, set, errors }: Omit<Props, 'names'> & { name: InheritedFieldName }) {
  if (name === 'responsible') {
    return (
      <ResponsibleField
        value={form.responsible}
        error={errors.of('responsible')}
        onChange={(responsible) => set({ responsible })}
      />
    );
  }
  return (
    <UsualField
      field={inheritedFields[name]}
      value={form[name]}
      error={errors.of(name)}
      onChange={(value) => set({ [name]: value })}
      onLeave={() => errors.touch(name)}
    />
  );
}
