import { Checkbox as DsCheckbox } from '@digdir/designsystemet-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'role' | 'aria-label' | 'aria-labelledby'> {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox for one yes or no. */
export function Checkbox({ value, ...rest }: CheckboxProps) {
  return <DsCheckbox {...rest} value={value as string | undefined} />;
}
