import { Textfield } from '@digdir/designsystemet-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export interface TextFieldProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'prefix' | 'size' | 'style' | 'type' | 'aria-label' | 'aria-labelledby'
  > {
  label: ReactNode;
  /** A line under the label that helps to fill in. */
  description?: ReactNode;
  /** Why the value is refused; marks the field as invalid. */
  error?: ReactNode;
  type?: 'text' | 'email' | 'date' | 'time' | 'number' | 'tel' | 'url' | 'password';
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text. Works with `register` of react-hook-form: `<TextField label=… {...register('title')} />`. */
export function TextField({ ref, ...rest }: TextFieldProps) {
  return <Textfield {...rest} ref={ref as Ref<HTMLInputElement | HTMLTextAreaElement>} />;
}
