import { Field as DsField, Label, ValidationMessage } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';

export interface FieldProps {
  label: ReactNode;
  description?: ReactNode;
  /** Why the value is refused. */
  error?: ReactNode;
  /** One native input, select or textarea with a Designsystemet class: it gets the label, description and error by itself. */
  children: ReactNode;
  className?: string;
}

/** A label, a description and an error around an input of your own. */
export function Field({ label, description, error, children, className }: FieldProps) {
  return (
    <DsField className={className}>
      <Label>{label}</Label>
      {description && <DsField.Description>{description}</DsField.Description>}
      {children}
      {error && <ValidationMessage>{error}</ValidationMessage>}
    </DsField>
  );
}
