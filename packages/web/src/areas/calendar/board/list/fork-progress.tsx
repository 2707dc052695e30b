import { FilesIcon } from '@navikt/aksel-icons';
import { useText } from '../../../../texts/text.tsx';
import styles from './fork-progress.module.css';

/** How many of the linked copies are finished with an activity (product/sharing#copies-and-forks); shows nothing without linked copies. */
export function ForkProgress({ of: { forkProgress } }: { of: { forkProgress: { done: number; total: number } } }) {
  const say = useText();
  if (forkProgress.total === 0) return null;
  return (
    <span className={styles.whole}>
      <FilesIcon aria-hidden="true" />
      {say('copy.forkProgress', forkProgress)}
    </span>
  );
}
