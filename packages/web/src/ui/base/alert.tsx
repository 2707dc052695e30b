import { Alert as DsAlert } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';

export interface AlertProps {
  kind?: 'info' | 'success' | 'warning' | 'danger';
  /** `alert` interrupts a screen reader, `status` waits; leave it out if the notice is on the page from the start. */
  role?: 'alert' | 'status';
  children: ReactNode;
  className?: string;
}

/** A notice that stays on the page: what went wrong, or what to know before going on. */
export function Alert({ kind = 'info', ...rest }: AlertProps) {
  return <DsAlert data-color={kind} data-size="sm" {...rest} />;
}
