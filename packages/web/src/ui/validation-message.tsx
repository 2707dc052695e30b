import { ValidationMessage as DsValidationMessage } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';

/** Why something is refused, under what it concerns. Fields of the kit bring their own. */
export function ValidationMessage({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <DsValidationMessage>{children}</DsValidationMessage>
    </div>
  );
}
