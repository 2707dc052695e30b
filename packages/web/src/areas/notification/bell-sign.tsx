import { BellIcon } from '@navikt/aksel-icons';
import { mostCounted } from '@samspel/domain/subject/notification';
import styles from './notification.module.css';

/** The bell, with how many are new: 9+ above nine. */
export function BellSign({ count }: { count: number }) {
  return (
    <span className={styles.bell}>
      <BellIcon aria-hidden="true" />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count > mostCounted ? `${mostCounted}+` : count}
        </span>
      )}
    </span>
  );
}
