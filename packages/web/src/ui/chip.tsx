import { Chip } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';

/** A chosen thing that a click removes; `label` says so: 'Fjern Kari Nesdal'. */
export function RemovableChip(props: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <Chip.Removable data-size="sm" aria-label={props.label} onClick={props.onRemove}>
      {props.children}
    </Chip.Removable>
  );
}
