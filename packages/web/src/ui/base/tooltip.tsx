import { Tooltip as DsTooltip } from '@digdir/designsystemet-react';
import type { ReactElement, RefAttributes } from 'react';

/** A short explanation of the one focusable element inside, shown on pointing and on focus. Never the only place where something is said. */
export function Tooltip({ text, children }: { text: string; children: ReactElement & RefAttributes<HTMLElement> }) {
  return <DsTooltip content={text}>{children}</DsTooltip>;
}
