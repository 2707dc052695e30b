import { Chip, Tooltip } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A chosen thing that a click removes; `label` says so: 'Fjern Kari Nesdal'. Long words are cut; the tooltip has them whole. */
export function RemovableChip(props: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <Tooltip content={props.label} placement="bottom">
      <Chip.Removable data-size="sm" aria-label={props.label} onClick={props.onRemove}>
        <span className={styles.cut}>{props.children}</span>
      </Chip.Removable>
    </Tooltip>
  );
}
