import { ValidationMessage as DsValidationMessage } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';

/** Why something is refused, under what it concerns, which names it by `id` in its `aria-describedby`. Fields of the kit bring their own. */
export function ValidationMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div role="alert" id={id}>
      <DsValidationMessage>{children}</DsValidationMessage>
    </div>
  );
}
