import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import type { FieldsProps } from './fields-props.ts';
import type { GrantForm } from './grant-form.ts';

type Written = { [Name in keyof GrantForm]: GrantForm[Name] extends string ? Name : never }[keyof GrantForm];

interface Props
  extends FieldsProps,
    Pick<ComponentProps<typeof TextField>, 'label' | 'description' | 'required' | 'type' | 'inputMode'> {
  name: Written;
}

/** A text field of one line; it shows what is wrong after the focus has left it. */
export function Line({ name, form, set, errors, ...field }: Props) {
  return (
    <TextField
      {...field}
      value={form[name]}
      error={errors.of(name)}
      onChange={({ target }) => set({ [name]: target.value.replace(/[\r\n]+/g, ' ') })}
      onBlur={() => errors.touch(name)}
    />
  );
}
