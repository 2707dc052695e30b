import { useState } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { usePagedRows } from '../../../ui/base/use-paged-rows.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import type { ShownRow } from './edits.ts';
import styles from './rollover.module.css';
import { RolloverRow } from './rollover-row.tsx';
import { RowDialog } from './row-dialog.tsx';
import type { useRollover } from './use-rollover.ts';

/** Rows shown before the reader asks for more. */
const pageSize = 100;

interface Props {
  rollover: ReturnType<typeof useRollover>;
  year: number;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** Whether each row says which year wheel it is of. */
  showsWheel: boolean;
}

/** Each activity of the year before, its day then and its day in the year, by which rule and why. */
export function RolloverTable({ rollover, year, chosen, onChoose, showsWheel }: Props) {
  const say = useText();
  const [opened, setOpened] = useState<string | null>(null);
  const { rows } = rollover;
  const { shown, more, showMore } = usePagedRows(rows, pageSize);
  const open = rows.filter(({ isThere }) => !isThere).map(({ id }) => id);
  const isAll = open.length > 0 && open.every((id) => chosen.has(id));
  const toggle = ({ id }: ShownRow) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  const row = rows.find(({ id }) => id === opened);
  return (
    <>
      <table className={styles.table} aria-busy={rollover.isReading}>
        <caption className="ds-sr-only">{say('rollover.title', { year: String(year) })}</caption>
        <thead>
          <tr>
            <th scope="col" data-column="choose">
              <Checkbox
                label={<span className={styles.all}>{say('rollover.chooseAll')}</span>}
                checked={isAll}
                disabled={open.length === 0}
                onChange={() => onChoose(new Set(isAll ? [] : open))}
              />
            </th>
            <th scope="col">{say('rollover.activity')}</th>
            <th scope="col">{say('rollover.thisYear', { year: String(year - 1) })}</th>
            <th scope="col">{say('rollover.nextYear', { year: String(year) })}</th>
            <th scope="col">{say('rollover.rule')}</th>
            <th scope="col">{say('rollover.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <RolloverRow
              key={one.id}
              row={one}
              year={year}
              isChosen={chosen.has(one.id)}
              onChoose={() => toggle(one)}
              onOpen={() => setOpened(one.id)}
              edits={rollover.edits}
              onEdit={rollover.setEdits}
              showsWheel={showsWheel}
            />
          ))}
        </tbody>
      </table>
      {more > 0 && <Button onClick={showMore}>{say('wheel.table.showMore', { count: more })}</Button>}
      {row && (
        <RowDialog
          row={row}
          year={year}
          edits={rollover.edits}
          onSave={rollover.setEdits}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
