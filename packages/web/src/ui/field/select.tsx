import { Select as DsSelect } from '@digdir/designsystemet-react';
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { Field } from './field.tsx';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'multiple'> {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  /** `option` and `optgroup` elements. */
  children: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}

/** A labelled native dropdown. */
export function Select({ label, description, error, className, ...rest }: SelectProps) {
  return (
    <Field label={label} description={description} error={error} className={className} isRequired={rest.required}>
      <DsSelect {...rest} aria-invalid={Boolean(error)} />
    </Field>
  );
}
