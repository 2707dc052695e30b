import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';

/** Why the form as a whole was refused; a screen reader hears it when it comes. */
export function FormError({ children }: { children: ReactNode }) {
  return <div role="alert">{children && <Alert kind="danger">{children}</Alert>}</div>;
}
