import { Children, type ReactNode, useId } from 'react';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import styles from './short-list.module.css';

interface Props {
  title: string;
  rows: readonly ReactNode[];
  /** The text of the link to all of it; undefined if all is shown here. */
  all?: string | undefined;
  onAll?: () => void;
  /** How many more there are, if no tab has them. */
  more?: string | undefined;
}

/** The beginning of a list. An empty one is left out: its tab says what to do. */
export function ShortList({ title, rows, all, onAll, more }: Props) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.short}>
      <Heading level={2} size="xs" id={id}>
        {title}
      </Heading>
      <ul className={styles.rows}>
        {Children.map(rows, (row) => (
          <li>{row}</li>
        ))}
      </ul>
      {more && <p className={styles.more}>{more}</p>}
      {all && (
        <div>
          <Button variant="tertiary" size="sm" onClick={onAll}>
            {all}
          </Button>
        </div>
      )}
    </section>
  );
}
