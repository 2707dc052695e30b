import { FileImportIcon, PlusIcon } from '@navikt/aksel-icons';
import { yearOf } from '@samspel/domain/time/day';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useClient } from 'urql';
import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { useDrop } from '../../../core/upload/use-drop.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { paths } from '../address/paths.ts';
import { useFirstDay } from '../address/use-go-to-activity.ts';
import { findNamed, namesIn, withPeople } from './pasted-people.ts';
import styles from './several.module.css';
import { type FocusOn, type Pasted, SeveralRowFields } from './several-row-fields.tsx';
import { addRow, pasteRows, type SeveralRow } from './several-rows.ts';

interface Props {
  rows: readonly SeveralRow[];
  onChange: Dispatch<SetStateAction<readonly SeveralRow[]>>;
  errors: FieldErrors;
  /** The year wheel of the rows; '' if none is chosen. */
  calendar: string;
}

/**
 * New activities, as a sheet with a row each: Enter adds a row, pasted lines and cells become rows, the arrow keys move between the titles. A dropped file
 * is read by the import. Without the width for a sheet the fields of a row stand below each other.
 */
export function SeveralFields({ rows, onChange, errors, calendar }: Props) {
  const say = useText();
  const read = { year: yearOf(useFirstDay()), today: useToday() };
  const navigate = useNavigate();
  const client = useClient();
  const [table, setTable] = useState<Pasted>();
  const [focused, setFocused] = useState<FocusOn>();
  const focus = (key: number | undefined) => setFocused(key === undefined ? undefined : { key });
  const sheet = useRef<HTMLDivElement>(null);
  // Another page reads the file, or the table with all its columns; what is written here is asked about first.
  const bringIn = (handed: { pasted: Pasted } | { file: File }) =>
    navigate(paths.import(calendar ? { id: calendar } : undefined, read.year), { state: handed });
  useDrop(sheet, ([file]) => void (file && bringIn({ file })));
  const add = (at: number) => {
    const { rows: next, added } = addRow(rows, at);
    onChange(next);
    focus(added.key);
  };
  const remove = (at: number) => {
    onChange(rows.toSpliced(at, 1));
    focus((rows[at - 1] ?? rows[at + 1])?.key);
  };
  const paste = (at: number, pasted: Pasted) => {
    const { text } = pasted;
    if (/\t/.test(text)) setTable(pasted);
    const { rows: next, last } = pasteRows(rows, at, text, read);
    onChange(next);
    focus(last.key);
    const names = namesIn(next);
    if (names.length > 0)
      void findNamed(client, names).then((named) => named.size > 0 && onChange((all) => withPeople(all, named)));
  };
  return (
    <Fieldset
      legend={say('field.activities')}
      description={say('event.several.hint')}
      error={!errors.stray && errors.of('')}
    >
      <div ref={sheet} className={styles.rows}>
        <div className={styles.head} aria-hidden="true">
          <span>{say('field.title')}</span>
          <span>{say('field.startDate')}</span>
          <span>{say('field.endDate')}</span>
          <span>{say('field.responsible')}</span>
        </div>
        {rows.map((row, at) => (
          <SeveralRowFields
            key={row.key}
            row={row}
            number={at + 1}
            focusOn={row.key === focused?.key ? focused : undefined}
            canRemove={rows.length > 1}
            errors={errors}
            onChange={(changed) => onChange(rows.with(at, changed))}
            onAdd={() => add(at)}
            onRemove={() => remove(at)}
            onPaste={(pasted) => paste(at, pasted)}
            onWalk={(step) => focus(rows[at + step]?.key ?? row.key)}
          />
        ))}
      </div>
      <div>
        <Button size="sm" icon={<PlusIcon />} onClick={() => add(rows.length - 1)}>
          {say('event.several.add')}
        </Button>
        {table && (
          <Button
            size="sm"
            variant="tertiary"
            icon={<FileImportIcon />}
            onClick={() => void bringIn({ pasted: table })}
          >
            {say('import.wholeTable')}
          </Button>
        )}
      </div>
    </Fieldset>
  );
}
