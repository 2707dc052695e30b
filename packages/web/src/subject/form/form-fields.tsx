import type { ComponentType } from 'react';
import type { AnyFields, FieldsProps, FormOf } from './fields.ts';
import { UsualField } from './usual-field.tsx';

/** The fields that have a control of their own, and it. */
export type OwnControls<Of extends AnyFields> = {
  readonly [Name in keyof Of]?: ComponentType<FieldsProps<FormOf<Of>>>;
};

interface Props<Of extends AnyFields> extends FieldsProps<FormOf<Of>> {
  fields: Of;
  own: OwnControls<Of>;
  /** Those that are shown, in their order; all if left out. */
  names?: readonly (keyof Of & string)[];
}

/** The controls of fields, each its own or the usual one of its type. It shows what is wrong after the focus has left it. */
export function FormFields<Of extends AnyFields>({ fields, own, names = Object.keys(fields), ...props }: Props<Of>) {
  const { form, set, errors } = props;
  return names.map((name) => {
    const Own = own[name] as ComponentType<FieldsProps<FormOf<Of>>> | undefined;
    if (Own) return <Own key={name} {...props} />;
    return (
      <UsualField
        key={name}
        field={fields[name]!}
        value={form[name]}
        error={errors.of(name)}
        onChange={(value) => set({ [name]: value } as Partial<FormOf<Of>>)}
        onLeave={() => errors.touch(name)}
      />
    );
  });
}
