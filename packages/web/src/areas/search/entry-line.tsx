import { PadlockLockedIcon } from '@navikt/aksel-icons';
import type { Entry } from './entry.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './search.module.css';

/** What the line of a result says. */
export function EntryLine({ entry: { sign, title, detail, excerpt = [], isLimited } }: { entry: Entry }) {
  return (
    <>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <MarkedText parts={title} />
          {isLimited && <PadlockLockedIcon aria-hidden="true" />}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
        {excerpt.length > 0 && (
          <span className={styles.excerpt}>
            <MarkedText parts={excerpt} />
          </span>
        )}
      </span>
    </>
  );
}
