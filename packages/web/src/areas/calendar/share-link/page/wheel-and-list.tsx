import { type ReactNode, useState } from 'react';
import { useText } from '../../../../texts/text.tsx';
import { useWide } from '../../../../ui/base/use-wide.ts';
import styles from './wheel-and-list.module.css';

/** The wheel has the list beside it from this width, in pixels. */
const besideFrom = 800;

type Part = 'wheel' | 'list' | 'timeline';

interface Props {
  /** Which of the two is shown first if there is room for only one. */
  startsWith: 'wheel' | 'list';
  wheel: ReactNode;
  list: ReactNode;
  /** The same on a line; left out if the year may not be shown so. */
  timeline?: ReactNode;
  /** Buttons to other years, for when the wheel, which has them in its centre, is out of sight. */
  steps: ReactNode;
}

/** The wheel beside the list, on a narrow screen one of them, or the timeline, with buttons for the others; on paper wheel and list. */
export function WheelAndList({ startsWith, wheel, list, timeline, steps }: Props) {
  const say = useText();
  const isWide = useWide(besideFrom);
  const [shown, setShown] = useState<Part>(startsWith);
  const isShown = (part: Part) => shown === part || (isWide && part === 'wheel' && shown === 'list');
  const choice = (part: Part) => (
    <button type="button" aria-pressed={isShown(part)} onClick={() => setShown(part)}>
      {say(`wheel.tab.${part}`)}
    </button>
  );
  const narrow = (
    <>
      {choice(startsWith)}
      {choice(startsWith === 'wheel' ? 'list' : 'wheel')}
    </>
  );
  return (
    <div className={styles.both} data-shown={shown} data-choices={timeline ? '' : undefined}>
      <div className={styles.choice}>
        {isWide ? choice('wheel') : narrow}
        {timeline && choice('timeline')}
        <div className={styles.steps}>{steps}</div>
      </div>
      <div className={styles.wheel}>{wheel}</div>
      <div className={styles.list}>{list}</div>
      {shown === 'timeline' && <div className={styles.timeline}>{timeline}</div>}
    </div>
  );
}
