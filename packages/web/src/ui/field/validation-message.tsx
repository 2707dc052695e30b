import { ValidationMessage as DsValidationMessage } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';

/** Why something is refused, below what it concerns, which refers to it by `id` in `aria-describedby`. Fields of the kit have their own. */
export function ValidationMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div role="alert" id={id}>
      <DsValidationMessage>{children}</DsValidationMessage>
    </div>
  );
}
