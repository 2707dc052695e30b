import type { ReactNode } from 'react';
import { Alert } from '../base/alert.tsx';
import styles from './page-notice.module.css';

interface Props {
  kind?: 'info' | 'warning';
  /** `alert` if it says what has just happened. */
  role?: 'alert';
  children: ReactNode;
}

/** A notice about a thing, beside the head of its page. It is not printed. */
export function PageNotice({ kind = 'info', ...rest }: Props) {
  return <Alert kind={kind} className={styles.notice} {...rest} />;
}
