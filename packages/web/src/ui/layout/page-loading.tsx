import { Skeleton } from '../base/skeleton.tsx';
import styles from './page-loading.module.css';

/** The shape of a page while it loads: its head, and lines. */
export function PageLoading() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Skeleton lines={2} />
      </div>
      <Skeleton lines={9} />
    </div>
  );
}
