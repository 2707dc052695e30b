import { Chip } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';

/** A choice that is on or off, such as a filter; `checked` and `onChange` hold it. */
export function ToggleChip(props: { checked: boolean; onChange: (on: boolean) => void; children: ReactNode }) {
  return (
    <Chip.Checkbox
      data-size="sm"
      checked={props.checked}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    >
      {props.children}
    </Chip.Checkbox>
  );
}

/** Something chosen that a click takes away; `label` says so: 'Fjern Kari Nesdal'. */
export function RemovableChip(props: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <Chip.Removable data-size="sm" aria-label={props.label} onClick={props.onRemove}>
      {props.children}
    </Chip.Removable>
  );
}
