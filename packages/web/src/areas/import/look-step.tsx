import { useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Select } from '../../ui/field/select.tsx';
import { BulkBar } from './bulk-bar.tsx';
import styles from './import.module.css';
import { ImportTable } from './import-table.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { editCell, inYear, isIdle, type RowEdit, type RowState, rowStates, type ShownRow } from './row-values.ts';

interface Props {
  rows: readonly ShownRow[];
  edits: ReadonlyMap<number, RowEdit>;
  year: number;
  /** The years that a year wheel can show. */
  years: readonly number[];
  onEdits: (edits: ReadonlyMap<number, RowEdit>) => void;
}

/** Looks over what was read: all rows, or those of one state, in a table that can be written in. */
export function LookStep({ rows, edits, year, years, onEdits }: Props) {
  const say = useText();
  const [state, setState] = useState<RowState | 'all'>('all');
  const count = (one: RowState) => rows.filter((row) => row.state === one).length;
  // A row stays where it is while it is mended: what is shown is chosen anew when the choice is.
  const [kept, setKept] = useState<ReadonlySet<number> | null>(null);
  const shown = kept ? rows.filter(({ row }) => kept.has(row.index)) : rows;
  const choose = (next: RowState | 'all') => {
    setState(next);
    setKept(next === 'all' ? null : new Set(rows.filter((row) => row.state === next).map(({ row }) => row.index)));
  };
  const change = (index: number, edit: RowEdit) => onEdits(new Map(edits).set(index, edit));
  const toggle = (one: ShownRow) => {
    if (!isIdle(one)) change(one.row.index, { ...edits.get(one.row.index), isOut: one.state !== 'out' });
  };
  const changeAll = (edit: RowEdit) => {
    const next = new Map(edits);
    for (const { row } of shown) next.set(row.index, { ...next.get(row.index), ...edit });
    onEdits(next);
  };
  const setYear = (next: number) => {
    const changed = new Map(edits);
    for (const one of shown) changed.set(one.row.index, inYear(changed.get(one.row.index) ?? {}, one, next));
    onEdits(changed);
  };
  const [asked, setAsked] = useState<ShownRow | null>(null);
  return (
    <div className={styles.look}>
      <div className={styles.choices}>
        <Select
          label={say('import.show')}
          value={state}
          onChange={({ target }) => choose(target.value as RowState | 'all')}
        >
          <option value="all">{say('import.show.all', { count: rows.length })}</option>
          {rowStates.map((one) => (
            <option key={one} value={one}>
              {`${say(`import.state.${one}`)} (${count(one)})`}
            </option>
          ))}
        </Select>
      </div>
      <p role="status" className={styles.hint}>
        {count('mend') > 0 ? say('import.toMend', { count: count('mend') }) : say('import.noneToMend')}
      </p>
      <BulkBar count={shown.length} years={years} onChange={changeAll} onYear={setYear} />
      <p className={styles.hint}>{say('import.keys')}</p>
      {shown.length > 0 && (
        <ImportTable
          rows={shown}
          onWrite={(row, field, text) =>
            change(row.row.index, editCell(edits.get(row.row.index) ?? {}, row, field, text, year))
          }
          onToggle={toggle}
          onPerson={setAsked}
        />
      )}
      {asked && (
        <PersonDialog
          row={asked}
          onSave={(responsible) => change(asked.row.index, { ...edits.get(asked.row.index), responsible })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
