import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useProblemText } from '../texts/refusal.ts';
import { useText } from '../texts/text.tsx';
import styles from './form.module.css';

/** Somebody else saved meanwhile (decision 36): nothing was overwritten, and the newer version can be fetched. */
export function Conflict({ error, onReload }: { error: unknown; onReload: () => void }) {
  const say = useText();
  const sayProblem = useProblemText();
  return (
    <Alert kind="warning" role="alert">
      <div className={styles.conflict}>
        <span>{sayProblem(error)}</span>
        <Button size="sm" onClick={onReload}>
          {say('calendarForm.fetchNewest')}
        </Button>
      </div>
    </Alert>
  );
}
