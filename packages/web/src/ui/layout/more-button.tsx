import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button, type ButtonProps } from '../base/button.tsx';
import styles from './states.module.css';

interface Props extends Pick<ButtonProps, 'variant'> {
  /** What it fetches, in words. */
  children: string;
  onPress: () => void;
  isBusy: boolean;
  /** Why what was asked for last could not be fetched. */
  error: unknown;
  onRetry: () => void;
}

/** A button that fetches more of a list. If that fails, it says why, and the same button tries again. */
export function MoreButton({ children, onPress, isBusy, error, onRetry, variant }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  return (
    <div className={styles.more}>
      <p role="alert" className={styles.words}>
        {error ? sayProblem(error) : null}
      </p>
      <Button size="sm" variant={variant} loading={isBusy} onClick={error ? onRetry : onPress}>
        {error ? say('button.retry') : children}
      </Button>
    </div>
  );
}
