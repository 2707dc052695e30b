import { Input } from '@digdir/designsystemet-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field } from './field.tsx';

export interface TextFieldProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'prefix' | 'size' | 'style' | 'type' | 'aria-label' | 'aria-labelledby'
  > {
  label: ReactNode;
  /** A help text below the label. */
  description?: ReactNode;
  /** The error if the value is refused; marks the field as invalid. */
  error?: ReactNode;
  type?: 'text' | 'email' | 'number' | 'tel' | 'url' | 'password';
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled field for one line of text. */
export function TextField({ label, description, error, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} description={description} error={error} className={className} isRequired={rest.required}>
      <Input {...rest} aria-invalid={Boolean(error)} />
    </Field>
  );
}
