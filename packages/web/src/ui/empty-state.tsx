import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import styles from './states.module.css';

export interface EmptyStateProps {
  /** What is not here yet. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
  level?: 2 | 3;
}

/** Where a list is empty: says what to do next, and offers the button. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Heading level={level} size="xs">
        {title}
      </Heading>
      {children && <p className={styles.words}>{children}</p>}
      {action}
    </div>
  );
}
