import type { ReactNode } from 'react';

/** Read by screen readers, but not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="ds-sr-only">{children}</span>;
}
