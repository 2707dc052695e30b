import { Radio as DsRadio } from '@digdir/designsystemet-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export interface RadioProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'role' | 'aria-label' | 'aria-labelledby'> {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One choice among several; the choices share a `name` and are in a Fieldset. */
export function Radio({ value, ...rest }: RadioProps) {
  return <DsRadio {...rest} value={value as string | undefined} />;
}
