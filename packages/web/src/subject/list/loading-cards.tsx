import { Skeleton } from '../../ui/base/skeleton.tsx';
import styles from './list-page.module.css';

/** Placeholders for cards. */
export function LoadingCards() {
  return (
    <div className={styles.grid}>
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} height="240px" />
      ))}
    </div>
  );
}
