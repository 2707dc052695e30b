import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import styles from './import-table.module.css';
import { ImportTableRow } from './import-table-row.tsx';
import type { EditedField, ShownRow } from './row-values.ts';
import { isEdited, isPerson, tableColumns, type Writing } from './table-columns.ts';

interface Props {
  rows: readonly ShownRow[];
  onWrite: (row: ShownRow, field: EditedField, text: string) => void;
  /** Takes a row, or leaves it out. */
  onToggle: (row: ShownRow) => void;
  /** Asks who is responsible for a row. */
  onPerson: (row: ShownRow) => void;
}

/**
 * The rows as a sheet: arrow keys, Home, End and the page keys move between the cells, Enter, F2 or typing writes in one, Escape gives it up, Space takes
 * a row or leaves it out. Only the rows in sight are drawn, so that thousands are as quick as ten.
 */
export function ImportTable({ rows, onWrite, onToggle, onPerson }: Props) {
  const say = useText();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ row: 0, column: 1 });
  const [writing, setWriting] = useState<Writing>();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 44,
    overscan: 12,
    getItemKey: (index) => rows[index]!.row.index,
  });
  const row = Math.min(at.row, rows.length - 1);
  const items = virtual.getVirtualItems();
  const isDrawn = items.some(({ index }) => index === row);
  const go = (toRow: number, column = at.column) => {
    const next = Math.max(0, Math.min(rows.length - 1, toRow));
    setAt({ row: next, column: Math.max(0, Math.min(tableColumns.length - 1, column)) });
    virtual.scrollToIndex(next);
  };
  const write = (typed?: string) => {
    const field = tableColumns[at.column]!;
    if (isPerson(field)) onPerson(rows[row]!);
    else if (isEdited(field)) setWriting({ index: rows[row]!.row.index, field, typed });
    else if (field === 'state') onToggle(rows[row]!);
  };
  const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 440) / 44) - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (writing || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(row + 1),
      ArrowUp: () => go(row - 1),
      ArrowRight: () => go(row, at.column + 1),
      ArrowLeft: () => go(row, at.column - 1),
      PageDown: () => go(row + page),
      PageUp: () => go(row - page),
      Home: () => go(row, 0),
      End: () => go(row, tableColumns.length - 1),
      Enter: () => write(),
      F2: () => write(),
      Delete: () => write(''),
      ' ': () => onToggle(rows[row]!),
    };
    const move = moves[event.key] ?? (event.key.length === 1 ? () => write(event.key) : undefined);
    if (!move) return;
    event.preventDefault();
    move();
  };
  const finish = (shown: ShownRow, text: string | null, step: number) => {
    if (text !== null && writing) onWrite(shown, writing.field, text);
    setWriting(undefined);
    if (step !== 0) go(row + step);
    scroller.current?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table of thousands of rows of which few are drawn is a grid with counts
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      className={styles.grid}
      aria-label={say('import.rows')}
      aria-rowcount={rows.length + 1}
      aria-colcount={tableColumns.length}
      aria-activedescendant={isDrawn ? `${id}-${row}-${at.column}` : undefined}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: part of the grid, which holds the focus */}
      <div role="row" aria-rowindex={1} className={styles.head}>
        {tableColumns.map((column) => (
          // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: part of the grid, which holds the focus
          <span key={column} role="columnheader">
            {say(`import.column.${column}`)}
          </span>
        ))}
      </div>
      <div role="presentation" className={styles.body} style={{ blockSize: virtual.getTotalSize() }}>
        {items.map(({ index, key, start }) => (
          <ImportTableRow
            key={key}
            id={`${id}-${index}`}
            place={{ index, start, measure: virtual.measureElement }}
            shown={rows[index]!}
            active={index === row ? at.column : undefined}
            writing={writing?.index === rows[index]!.row.index ? writing : undefined}
            onPress={(column) => setAt({ row: index, column })}
            onOpen={() => write()}
            onToggle={() => onToggle(rows[index]!)}
            onFinish={(text, step) => finish(rows[index]!, text, step)}
          />
        ))}
      </div>
    </div>
  );
}
