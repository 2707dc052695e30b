import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

interface Props {
  /** The text of the summary. */
  label: string;
  /** Unfolds it whatever the person has chosen: something inside must be seen. */
  mustShow?: boolean;
  children: ReactNode;
}

/** Content that is folded until a person unfolds it. */
export function Disclosure({ label, mustShow = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fold} open={isOpen || mustShow} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
