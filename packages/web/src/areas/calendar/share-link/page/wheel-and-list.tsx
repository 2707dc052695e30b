import { type ReactNode, useState } from 'react';
import { useText } from '../../../../texts/text.tsx';
import styles from './wheel-and-list.module.css';

interface Props {
  /** Which of the two is shown first if there is room for only one. */
  startsWith: 'wheel' | 'list';
  wheel: ReactNode;
  list: ReactNode;
  /** Buttons to other years, for when the wheel, which has them in its centre, is out of sight. */
  steps: ReactNode;
}

/** The wheel beside the list; on a narrow screen one of them, with a button for the other; on paper both. */
export function WheelAndList({ startsWith, wheel, list, steps }: Props) {
  const say = useText();
  const [shown, setShown] = useState(startsWith);
  const choice = (part: 'wheel' | 'list') => (
    <button type="button" aria-pressed={shown === part} onClick={() => setShown(part)}>
      {say(part === 'wheel' ? 'wheel.tab.wheel' : 'wheel.tab.list')}
    </button>
  );
  return (
    <div className={styles.both} data-shown={shown}>
      <div className={styles.choice}>
        {choice(startsWith)}
        {choice(startsWith === 'wheel' ? 'list' : 'wheel')}
        <div className={styles.steps}>{steps}</div>
      </div>
      <div className={styles.wheel}>{wheel}</div>
      <div className={styles.list}>{list}</div>
    </div>
  );
}
