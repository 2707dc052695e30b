import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

interface Props {
  /** What is inside. */
  label: string;
  /** Unfolds it whatever the person has chosen: something in it has to be seen. */
  mustShow?: boolean;
  children: ReactNode;
}

/** What is folded until a person asks for it. */
export function Fold({ label, mustShow = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fold} open={isOpen || mustShow} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
