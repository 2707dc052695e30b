import type { ReactNode } from 'react';
import { Heading } from '../base/heading.tsx';
import styles from './states.module.css';

export interface EmptyStateProps {
  /** Says what is missing: 'No year wheels yet'. */
  title: string;
  /** Says what to do next. */
  children?: ReactNode;
  /** The button that starts it. */
  action?: ReactNode;
  level?: 2 | 3;
}

/** Replaces an empty list: says what is missing and what to do next, with a button for it. */
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
