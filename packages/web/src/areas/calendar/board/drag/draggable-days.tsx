import type { ReactNode } from 'react';
import styles from './draggable-days.module.css';

interface Props {
  isMovable: boolean;
  children: ReactNode;
}

/** The days of an activity as a small band: a mouse or a finger moves it, or stretches it at either end (`use-day-drag.ts`). */
export function DraggableDays({ isMovable, children }: Props) {
  if (!isMovable) return children;
  return (
    <span className={styles.band} data-grip="">
      <span className={styles.end} data-grip="START" aria-hidden="true" />
      <span>{children}</span>
      <span className={styles.end} data-grip="END" aria-hidden="true" />
    </span>
  );
}
