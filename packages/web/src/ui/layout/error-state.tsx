import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../base/button.tsx';
import styles from './states.module.css';

/** Says why something could not be fetched, with a button to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const say = useText();
  const sayProblem = useProblemText();
  return (
    <div className={styles.state} role="alert">
      <p className={styles.words}>{sayProblem(error)}</p>
      {onRetry && <Button onClick={onRetry}>{say('button.retry')}</Button>}
    </div>
  );
}
