import { Textfield } from '@digdir/designsystemet-react';
import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';

export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'prefix' | 'style' | 'aria-label' | 'aria-labelledby'> {
  label: ReactNode;
  description?: ReactNode;
  /** Why the value is refused; marks the field as invalid. */
  error?: ReactNode;
  className?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Labelled plain text of several lines. */
export function TextArea({ ref, ...rest }: TextAreaProps) {
  return <Textfield {...rest} multiline ref={ref as Ref<HTMLInputElement | HTMLTextAreaElement>} />;
}
