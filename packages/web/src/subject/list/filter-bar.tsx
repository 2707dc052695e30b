import { FunnelIcon } from '@navikt/aksel-icons';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import styles from './filter-bar.module.css';

interface Props {
  /** The field for words; left out if there is nothing to search. */
  search?: ReactNode;
  /** At most three filters that are in sight where there is room. */
  pills: ReactNode;
  /** The other filters, which a button unfolds. */
  more?: ReactNode;
  /** Number of filters in `more` that are in use. */
  moreChosen?: number;
  /** Number of pills in use, which a narrow screen folds too. */
  pillsChosen?: number;
  /** The order, at the end of the row. */
  sort?: ReactNode;
  /** Stands after the filters, such as a button that saves them. */
  beside?: ReactNode;
  /** What is chosen: `ChosenChips`. */
  chips?: ReactNode;
}

/** The one bar of filters above every list: words, three pills, the others behind a button, the order, and below them what is chosen. */
export function FilterBar({ search, pills, more, moreChosen = 0, pillsChosen = 0, sort, beside, chips }: Props) {
  const say = useText();
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const all = moreChosen + pillsChosen;
  return (
    <div className={styles.bar} data-unfolded={isUnfolded || undefined}>
      <div className={styles.row}>
        {search && (
          <div className={styles.search} data-size="sm">
            {search}
          </div>
        )}
        <div className={styles.pills}>{pills}</div>
        <div className={styles.unfold} data-only-narrow={more ? undefined : true}>
          <Button
            variant="tertiary"
            size="sm"
            icon={<FunnelIcon />}
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <span className={styles.wide}>{say('subject.list.more', { count: moreChosen })}</span>
            <span className={styles.narrow}>{say('filter.more', { count: all })}</span>
          </Button>
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
        {sort && <div className={styles.sort}>{sort}</div>}
      </div>
      <div id={id} className={styles.more} hidden={!isUnfolded}>
        {more}
      </div>
      {chips}
    </div>
  );
}
