import { Spinner as DsSpinner } from '@digdir/designsystemet-react';

/** Turns while something loads; `label` says what. */
export function Spinner({ label, size = 'md' }: { label: string; size?: 'sm' | 'md' | 'lg' }) {
  return <DsSpinner aria-label={label} data-size={size} />;
}
