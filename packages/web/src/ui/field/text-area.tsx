import { Textarea } from '@digdir/designsystemet-react';
import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { Field } from './field.tsx';

export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'aria-label' | 'aria-labelledby'> {
  label: ReactNode;
  /** The error if the value is refused; marks the field as invalid. */
  error?: ReactNode;
}

/** A labelled field for several lines of text, without formatting. */
export function TextArea({ label, error, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} isRequired={rest.required}>
      <Textarea {...rest} aria-invalid={Boolean(error)} />
    </Field>
  );
}
