import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './wheel-loading.module.css';

/** The shape of a page with a year wheel, while it comes: its head, the wheel, and the list beside it. */
export function WheelLoading() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Skeleton lines={2} />
      </div>
      <div className={styles.wheel}>
        <Skeleton isRound />
      </div>
      <Skeleton lines={9} />
    </div>
  );
}
