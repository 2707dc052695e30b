import { useEffect } from 'react';
import { useText } from '../../../../texts/text.tsx';
import styles from './problem.module.css';

/** Why there is no year to see: a link that leads nowhere, or a failed call that can be tried again. */
export function Problem({ problem, onRetry }: { problem: 'notFound' | 'failed'; onRetry: () => void }) {
  const say = useText();
  const title = say(problem === 'notFound' ? 'sharedPage.notFound' : 'sharedPage.failed');
  useEffect(() => {
    document.title = `${title} · Samspel`;
  }, [title]);
  return (
    <div className={styles.problem} role={problem === 'failed' ? 'alert' : undefined}>
      <h1>{title}</h1>
      <p>{say(problem === 'notFound' ? 'sharedPage.notFoundBody' : 'sharedPage.failedBody')}</p>
      {problem === 'failed' && (
        <button type="button" onClick={onRetry}>
          {say('sharedPage.retry')}
        </button>
      )}
    </div>
  );
}
