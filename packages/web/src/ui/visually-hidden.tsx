import type { ReactNode } from 'react';

/** Said to a screen reader, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="ds-sr-only">{children}</span>;
}
