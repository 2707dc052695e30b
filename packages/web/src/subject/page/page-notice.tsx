import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import styles from './page-notice.module.css';

/** A word about a thing, between the head of its page and the thing itself. It is not printed. */
export function PageNotice({ kind = 'info', children }: { kind?: 'info' | 'warning'; children: ReactNode }) {
  return (
    <Alert kind={kind} className={styles.notice}>
      {children}
    </Alert>
  );
}
