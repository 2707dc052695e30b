import type { Day } from '@samspel/domain/time/day';
import { useId, useMemo, useState } from 'react';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import { Button } from '../../../../ui/base/button.tsx';
import { usePagedRows } from '../../../../ui/base/use-paged-rows.ts';
import { sayYear } from '../../address/shown-year.ts';
import type { BoardActivity } from '../model/board-activity.ts';
import type { Board } from '../model/use-board.ts';
import { useSeenOpen } from '../model/use-seen-open.ts';
import { useWheelTexts } from '../model/use-wheel-texts.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';
import styles from './activity-table.module.css';
import { FoldButton } from './fold.tsx';
import { TableRow } from './table-row.tsx';
import { nextOrder, sortTable, type TableColumn, type TableOrder, tableColumns } from './table-sort.ts';

type Props = YearBoardProps & { board: Board };

/** Rows shown before the reader asks for more. */
const pageSize = 100;

/** The year as a table that can be sorted by any column: what is open, and below it, folded, what is done. On a narrow screen, what does not fit is below the title. */
export function ActivityTable(props: Props) {
  const { year, startMonth, rings, showsRings, board } = props;
  const say = useText();
  const today = useToday();
  const { texts } = useWheelTexts(year, startMonth);
  const [order, setOrder] = useState<TableOrder>({ column: 'end', isDescending: false });
  const seenOpen = useSeenOpen(board.listed);
  const rows = useMemo(
    () => sortTable(board.listed, order, rings, texts.locale),
    [board.listed, order, rings, texts.locale],
  );
  const isOpen = ({ id, isDone }: BoardActivity) => !isDone || seenOpen.has(id);
  const open = rows.filter(isOpen);
  const done = rows.filter((activity) => !isOpen(activity));
  const columns = tableColumns.filter((column) => showsRings || column !== 'ring');
  const parts = { ...props, today, columns: columns.length + 1 };
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="ds-sr-only">{texts.table.caption(sayYear(year, startMonth), rows.length)}</caption>
        <thead>
          <tr>
            <th scope="col" data-column="tick">
              <span className="ds-sr-only">{say('event.done')}</span>
            </th>
            {columns.map((column) => (
              <Heading key={column} {...{ column, order }} onSort={() => setOrder(nextOrder(order, column))} />
            ))}
          </tr>
        </thead>
        <tbody>
          <PagedTableRows {...parts} rows={open} />
        </tbody>
        {done.length > 0 && (
          <DoneRows key={String(open.length === 0)} {...parts} rows={done} isOpenAtFirst={open.length === 0} />
        )}
      </table>
    </div>
  );
}

interface RowsProps extends Props {
  rows: readonly BoardActivity[];
  today: Day;
  /** How many columns the table has. */
  columns: number;
}

/** Rows, a hundred more at a time. */
function PagedTableRows({ rows, columns, ...props }: RowsProps) {
  const say = useText();
  const isOpened = ({ id }: BoardActivity) => id === props.opened;
  const { shown, more, showMore } = usePagedRows(rows, pageSize, rows.findLastIndex(isOpened) + 1);
  return (
    <>
      {shown.map((activity) => (
        <TableRow key={activity.id} {...props} choosing={props.board.choosing} activity={activity} />
      ))}
      {more > 0 && (
        <tr data-tool>
          <td colSpan={columns}>
            <Button onClick={showMore}>{say('wheel.table.showMore', { count: more })}</Button>
          </td>
        </tr>
      )}
    </>
  );
}

/** The rows of what is done, below the open ones: one line that unfolds. */
function DoneRows({ isOpenAtFirst, ...props }: RowsProps & { isOpenAtFirst: boolean }) {
  const say = useText();
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(isOpenAtFirst);
  return (
    <tbody id={id}>
      <tr data-tool>
        <td colSpan={props.columns}>
          <FoldButton controls={id} isOpen={isUnfolded} onToggle={() => setUnfolded(!isUnfolded)}>
            {say('wheel.done', { count: props.rows.length })}
          </FoldButton>
        </td>
      </tr>
      {isUnfolded && <PagedTableRows {...props} />}
    </tbody>
  );
}

/** The title of each column. */
const words = {
  title: 'wheel.table.activity',
  ring: 'wheel.ring',
  start: 'field.startDate',
  end: 'field.endDate',
  person: 'field.responsible',
  state: 'wheel.table.state',
} as const;

function Heading({ column, order, onSort }: { column: TableColumn; order: TableOrder; onSort: () => void }) {
  const say = useText();
  const isSorted = order.column === column;
  const direction = order.isDescending ? 'descending' : 'ascending';
  const name = say(words[column]);
  return (
    <th scope="col" data-column={column} aria-sort={isSorted ? direction : 'none'}>
      <button type="button" title={say('wheel.table.sortBy', { name })} onClick={onSort}>
        {name}
        <svg viewBox="0 0 10 10" aria-hidden="true" data-order={isSorted ? direction : undefined}>
          <path d="M2 6.5 5 3.5l3 3" />
        </svg>
      </button>
    </th>
  );
}
