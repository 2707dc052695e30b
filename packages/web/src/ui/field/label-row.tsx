import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import styles from './label-row.module.css';

/** The label of a field, and beside it whether the field is required; screen readers hear that from the field itself. */
export function LabelRow({ isRequired, children }: { isRequired: boolean | undefined; children: ReactNode }) {
  const say = useText();
  if (!isRequired) return children;
  return (
    <div className={styles.row} data-label-row="">
      {children}
      <span className={styles.required} aria-hidden="true">
        {say('shell.required')}
      </span>
    </div>
  );
}
