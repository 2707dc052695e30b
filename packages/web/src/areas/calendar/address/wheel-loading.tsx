import { Skeleton } from '../../../ui/base/skeleton.tsx';
import styles from './wheel-loading.module.css';

/** The outline of a page with a year wheel while it loads: its head and its year. */
export function WheelLoading() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton lines={2} />
      </div>
      <YearLoading />
    </>
  );
}

/** The outline of a year while it loads: the wheel and the list beside it. It is as high as the year, so that what follows stays where it is. */
export function YearLoading() {
  return (
    <div className={styles.year}>
      <div className={styles.wheel}>
        <Skeleton isRound />
      </div>
      <Skeleton lines={9} />
    </div>
  );
}
