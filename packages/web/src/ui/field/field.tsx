import { Field as DsField, Label, ValidationMessage } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import { LabelRow } from './label-row.tsx';

export interface FieldProps {
  label: ReactNode;
  description?: ReactNode;
  /** The error if the value is refused. */
  error?: ReactNode;
  /** Says beside the label that the field is required; the input needs its own `required`. */
  isRequired?: boolean | undefined;
  /** One native input, select or textarea with a Designsystemet class: it gets the label, description and error automatically. */
  children: ReactNode;
  className?: string | undefined;
}

/** A label, a description and an error around an input of your own. */
export function Field({ label, description, error, isRequired, children, className }: FieldProps) {
  return (
    <DsField className={className}>
      <LabelRow isRequired={isRequired}>
        <Label>{label}</Label>
      </LabelRow>
      {description && <DsField.Description>{description}</DsField.Description>}
      {children}
      {error && <ValidationMessage>{error}</ValidationMessage>}
    </DsField>
  );
}
