import { useEffect } from 'react';
import { useText } from '../../../../texts/text.tsx';
import styles from './problem.module.css';

interface Props {
  problem: 'notFound' | 'failed';
  onRetry: () => void;
  /** In the place of a year only, below the title of the page. */
  isPart?: boolean;
}

/** Why there is no year to see: a link that leads nowhere, or a failed call that can be tried again. */
export function Problem({ problem, onRetry, isPart = false }: Props) {
  const say = useText();
  const title = say(problem === 'notFound' ? 'sharedPage.notFound' : 'sharedPage.failed');
  const Title = isPart ? 'h2' : 'h1';
  useEffect(() => {
    if (!isPart) document.title = `${title} · Samspel`;
  }, [title, isPart]);
  return (
    <div className={styles.problem} role={problem === 'failed' ? 'alert' : undefined}>
      <Title>{title}</Title>
      <p>{say(problem === 'notFound' ? 'sharedPage.notFoundBody' : 'sharedPage.failedBody')}</p>
      {problem === 'failed' && (
        <button type="button" onClick={onRetry}>
          {say('sharedPage.retry')}
        </button>
      )}
    </div>
  );
}
