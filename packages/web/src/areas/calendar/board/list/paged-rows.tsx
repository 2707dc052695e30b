import type { ReactNode } from 'react';
import { useText } from '../../../../texts/text.tsx';
import { Button } from '../../../../ui/base/button.tsx';
import { usePagedRows } from '../../../../ui/base/use-paged-rows.ts';
import styles from './paged-rows.module.css';

/** How many rows of a month are shown before the reader asks for more; hardly any year wheel has as many. */
const pageSize = 50;

interface Props<Row> {
  rows: readonly Row[];
  /** Whether a row is shown whatever was asked for, with those before it: the one that is open, or that the line of today stands at. */
  isNeeded: (row: Row) => boolean;
  /** Returns the items of a row. */
  children: (row: Row) => ReactNode;
}

/** The rows of a month as items of a list, fifty more at a time. */
export function PagedRows<Row>({ rows, isNeeded, children }: Props<Row>) {
  const say = useText();
  const { shown, more, showMore } = usePagedRows(rows, pageSize, rows.findLastIndex(isNeeded) + 1);
  return (
    <>
      {shown.map(children)}
      {more > 0 && (
        <li className={styles.more}>
          <Button variant="tertiary" onClick={showMore}>
            {say('wheel.table.showMore', { count: more })}
          </Button>
        </li>
      )}
    </>
  );
}
