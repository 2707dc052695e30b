import { Fieldset as DsFieldset, ValidationMessage } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';

export interface FieldsetProps {
  legend: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
  className?: string;
}

/** Fields that belong together under one heading, such as radio buttons. */
export function Fieldset({ legend, description, error, children, ...rest }: FieldsetProps) {
  return (
    <DsFieldset {...rest}>
      <DsFieldset.Legend>{legend}</DsFieldset.Legend>
      {description && <DsFieldset.Description>{description}</DsFieldset.Description>}
      {children}
      {error && <ValidationMessage role="alert">{error}</ValidationMessage>}
    </DsFieldset>
  );
}
