import { Skeleton as DsSkeleton } from '@digdir/designsystemet-react';
import { useText } from '../../texts/text.tsx';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  lines?: number;
  /** The height of a block, in CSS. */
  height?: string;
  /** A circle, as wide as there is room. */
  isRound?: boolean;
}

/** A placeholder while content loads, in its shape: lines of text, a block, or a circle. */
export function Skeleton({ lines = 3, height, isRound = false }: Props) {
  const say = useText();
  return (
    <div role="status">
      <VisuallyHidden>{say('shell.loading')}</VisuallyHidden>
      {isRound ? (
        <DsSkeleton variant="circle" className={styles.round} />
      ) : height ? (
        <DsSkeleton variant="rectangle" width="100%" height={height} />
      ) : (
        <div className={styles.lines}>
          <TextLines count={lines} />
        </div>
      )}
    </div>
  );
}

function TextLines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
    <DsSkeleton key={line} variant="rectangle" width={line === count - 1 ? '60%' : '100%'} height="1rem" />
  ));
}
