import { useText } from '../../../../texts/text.tsx';
import styles from './list-head.module.css';
import type { Contents } from './use-contents.ts';

/** How many activities there are, or why there are none, and a button to show all of them again. */
export function ListHead({ contents, year }: { contents: Contents; year: number }) {
  const say = useText();
  const { chosen, isNarrowed, clear } = contents;
  const none = isNarrowed ? say('sharedPage.emptyChosen') : say('sharedPage.empty', { year: String(year) });
  return (
    <div className={styles.head}>
      <p role="status">{chosen.length > 0 ? say('wheel.activities', { count: chosen.length }) : none}</p>
      {isNarrowed && (
        <button type="button" onClick={clear}>
          {say('sharedPage.wholeYear')}
        </button>
      )}
    </div>
  );
}
