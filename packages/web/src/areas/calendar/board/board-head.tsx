import { StarFillIcon, StarIcon } from '@navikt/aksel-icons';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './board-head.module.css';
import type { Board } from './use-board.ts';

interface Props {
  board: Board;
  /** What stands below says that there is nothing, and how to see more. */
  isEmpty: boolean;
  /** The table says itself how many there are; what is listened to says it there too. */
  hidesCount: boolean;
}

/** Above every view of a year: how many activities it shows, and what narrows them. */
export function BoardHead({ board, isEmpty, hidesCount }: Props) {
  const say = useText();
  const { listed, isNarrowed, clear, onlyFavourites, showOnlyFavourites } = board;
  return (
    <div className={styles.head}>
      <p role="status" className={isEmpty || hidesCount ? 'ds-sr-only' : undefined}>
        {say('wheel.activities', { count: listed.length })}
      </p>
      <div className={styles.filters}>
        {isNarrowed && (!isEmpty || onlyFavourites) && (
          <Button variant="tertiary" size="sm" onClick={clear}>
            {say('wheel.clearSelection')}
          </Button>
        )}
        <Button
          variant="tertiary"
          size="sm"
          icon={onlyFavourites ? <StarFillIcon /> : <StarIcon />}
          aria-pressed={onlyFavourites}
          onClick={() => showOnlyFavourites(!onlyFavourites)}
        >
          {say('event.favourites')}
        </Button>
      </div>
    </div>
  );
}
