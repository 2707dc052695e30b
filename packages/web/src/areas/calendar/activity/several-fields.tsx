import { PlusIcon } from '@navikt/aksel-icons';
import { yearOf } from '@samspel/domain/time/day';
import { useState } from 'react';
import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { useFirstDay } from '../address/use-year-offer.ts';
import styles from './several.module.css';
import { type FocusOn, SeveralRowFields } from './several-row-fields.tsx';
import { addRow, pasteRows, type SeveralRow } from './several-rows.ts';

interface Props {
  rows: readonly SeveralRow[];
  onChange: (rows: SeveralRow[]) => void;
  errors: FieldErrors;
}

/** New activities, one per row: Enter adds a row, pasted lines become rows, the arrow keys move between the titles. */
export function SeveralFields({ rows, onChange, errors }: Props) {
  const say = useText();
  const read = { year: yearOf(useFirstDay()), today: useToday() };
  const [focused, setFocused] = useState<FocusOn>();
  const focus = (key: number | undefined) => setFocused(key === undefined ? undefined : { key });
  const add = (at: number) => {
    const { rows: next, added } = addRow(rows, at);
    onChange(next);
    focus(added.key);
  };
  const remove = (at: number) => {
    onChange(rows.toSpliced(at, 1));
    focus((rows[at - 1] ?? rows[at + 1])?.key);
  };
  const paste = (at: number, text: string) => {
    const { rows: next, last } = pasteRows(rows, at, text, read);
    onChange(next);
    focus(last.key);
  };
  return (
    <Fieldset
      legend={say('field.activities')}
      description={say('event.several.hint')}
      error={!errors.stray && errors.of('')}
    >
      <div className={styles.rows}>
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
            onPaste={(text) => paste(at, text)}
            onWalk={(step) => focus(rows[at + step]?.key ?? row.key)}
          />
        ))}
      </div>
      <div>
        <Button size="sm" icon={<PlusIcon />} onClick={() => add(rows.length - 1)}>
          {say('event.several.add')}
        </Button>
      </div>
    </Fieldset>
  );
}
