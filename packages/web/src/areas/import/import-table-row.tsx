import type { Say } from '@samspel/i18n/say';
import { useText } from '../../texts/text.tsx';
import { ImportCellInput } from './import-cell-input.tsx';
import styles from './import-table.module.css';
import { isTaken, type ShownRow } from './row-values.ts';
import { sayChanges, sayFault, sayNotes, sayWritten } from './row-words.ts';
import { type TableColumn, tableColumns, type Writing } from './table-columns.ts';

interface Props {
  /** What the ids of its cells begin with. */
  id: string;
  place: { index: number; start: number; measure: (element: HTMLElement | null) => void };
  shown: ShownRow;
  /** The column of the active cell, if it is in this row. */
  active: number | undefined;
  writing: Writing | undefined;
  onPress: (column: number) => void;
  onOpen: () => void;
  onToggle: () => void;
  /** Ends writing in a cell. @param text null gives it up; @param step how many rows the active cell moves */
  onFinish: (text: string | null, step: number) => void;
}

/** A row of the table: each cell with why it must be mended. */
export function ImportTableRow({ id, place, shown, active, writing, onPress, onOpen, onToggle, onFinish }: Props) {
  const say = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: part of a grid, which holds the focus
    <div
      ref={place.measure}
      role="row"
      data-index={place.index}
      data-state={shown.state}
      aria-rowindex={place.index + 2}
      className={styles.row}
      style={{ transform: `translateY(${place.start}px)` }}
    >
      {tableColumns.map((column, at) => {
        const faults = shown.faults.filter(
          ({ field }) => field === column || (column === 'written' && isElsewhere(field)),
        );
        return (
          // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the grid holds the focus and its keys
          <div
            key={column}
            id={`${id}-${at}`}
            role="gridcell"
            data-active={active === at || undefined}
            data-fault={faults.length > 0 || undefined}
            className={styles.cell}
            onClick={() => {
              onPress(at);
              if (column === 'state') onToggle();
            }}
            onDoubleClick={onOpen}
          >
            {writing?.field === column ? (
              <ImportCellInput
                label={say(`import.column.${column}`)}
                value={writing.typed ?? cellText(shown, column)}
                onFinish={onFinish}
              />
            ) : (
              <CellContent shown={shown} column={column} say={say} />
            )}
            {faults.map((fault) => (
              <span key={`${fault.code} ${fault.field}`} className={styles.fault}>
                {sayFault(say, fault)}
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}

const isElsewhere = (field: string): boolean => field === 'checklist' || field === 'purpose';

function CellContent({ shown, column, say }: { shown: ShownRow; column: TableColumn; say: Say }) {
  if (column === 'state') {
    return (
      <span className={styles.state}>
        <span aria-hidden="true">{isTaken(shown) ? '☑' : '☐'}</span> {say(`import.state.${shown.state}`)}
        {shown.isDone && ` · ${say('import.done')}`}
      </span>
    );
  }
  if (column === 'title') {
    return (
      <span>
        {shown.title}
        <Changes shown={shown} say={say} />
      </span>
    );
  }
  if (column !== 'written') return <span>{cellText(shown, column)}</span>;
  return (
    <span className={styles.written}>
      {!shown.row.changes && sayWritten(say, shown)}
      {sayNotes(say, shown).map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
    </span>
  );
}

/** What the row changes of an activity, each with what it was before; what it changes nothing of needs no words. */
function Changes({ shown, say }: { shown: ShownRow; say: Say }) {
  return sayChanges(say, shown).map(({ field, what, from, to }) => (
    <span key={field} className={styles.change}>
      {what}: <del>{from}</del> → <ins>{to}</ins>
    </span>
  ));
}

/** What a cell shows, and what writing in it begins with. */
function cellText({ title, startDate, endDate, responsible, tags }: ShownRow, column: TableColumn): string {
  if (column === 'title') return title;
  if (column === 'startDate') return dayText(startDate);
  if (column === 'endDate') return dayText(endDate);
  if (column === 'responsible') return responsible?.name ?? '';
  return column === 'tags' ? tags.join(', ') : '';
}

const dayText = (day: string | null): string => day?.split('-').reverse().join('.') ?? '';
