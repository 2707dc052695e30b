import { FunnelIcon } from '@navikt/aksel-icons';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { classNames } from '../../ui/base/class-names.ts';
import styles from './folded-filters.module.css';

interface Props {
  /** The number of folded filters in use. */
  chosen: number;
  /** The class that lays out the filters, folded or not. */
  className?: string | undefined;
  children: ReactNode;
}

/** Filters that a narrow screen folds behind a button, so that the list comes first; the button shows how many are in use. */
export function FoldedFilters({ chosen, className, children }: Props) {
  const say = useText();
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <>
      <div className={styles.unfold}>
        <Button
          size="sm"
          icon={<FunnelIcon />}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {say('filter.more', { count: chosen })}
        </Button>
      </div>
      <div id={id} className={classNames(styles.content, className)} data-unfolded={isUnfolded || undefined}>
        {children}
      </div>
    </>
  );
}
