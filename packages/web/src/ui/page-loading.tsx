import styles from './page-loading.module.css';
import { Skeleton } from './skeleton.tsx';

/** The shape of a page with a wheel, while it comes. */
export function PageLoading() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Skeleton lines={2} />
      </div>
      <Skeleton height="min(34rem, 90vw)" />
      <Skeleton lines={9} />
    </div>
  );
}
