import { Spinner as DsSpinner } from '@digdir/designsystemet-react';

/** Turning while something comes; `label` says what. */
export function Spinner({ label, size = 'md' }: { label: string; size?: 'sm' | 'md' | 'lg' }) {
  return <DsSpinner aria-label={label} data-size={size} />;
}
