import { useText } from '../../../../core/texts/text.tsx';
import styles from './list-head.module.css';
import type { Contents } from './use-contents.ts';

/** How many activities there are, and the way back to all of them. */
export function ListHead({ contents: { chosen, isNarrowed, clear } }: { contents: Contents }) {
  const say = useText();
  return (
    <div className={styles.head}>
      <p role="status">{say('wheel.activities', { count: chosen.length })}</p>
      {isNarrowed && (
        <button type="button" onClick={clear}>
          {say('sharedPage.wholeYear')}
        </button>
      )}
    </div>
  );
}
