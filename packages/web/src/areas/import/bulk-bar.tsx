import { useState } from 'react';
import { ResponsibleField } from '../../subject/person/person-field.tsx';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import styles from './import.module.css';
import type { RowEdit } from './row-values.ts';

interface Props {
  /** How many rows are shown, which the changes are of. */
  count: number;
  onChange: (edit: RowEdit) => void;
  /** The years that a year wheel can show. */
  years: readonly number[];
  /** Moves all that are shown to a year, on the same days of it. */
  onYear: (year: number) => void;
}

/** Changes of all rows that are shown: they are done, in a year, somebody is responsible for them, they are left out or taken. */
export function BulkBar({ count, onChange, years, onYear }: Props) {
  const say = useText();
  const [person, setPerson] = useState<{ id: string; name: string } | null>(null);
  return (
    <Disclosure label={say('import.bulk', { count })}>
      <div className={styles.buttons}>
        <Button size="sm" onClick={() => onChange({ isDone: true })}>
          {say('import.bulk.done')}
        </Button>
        <Button size="sm" onClick={() => onChange({ isDone: false })}>
          {say('import.bulk.notDone')}
        </Button>
        <Button size="sm" onClick={() => onChange({ isOut: true })}>
          {say('import.bulk.out')}
        </Button>
        <Button size="sm" onClick={() => onChange({ isOut: false })}>
          {say('import.bulk.in')}
        </Button>
      </div>
      <div className={styles.buttons}>
        <Select label={say('import.bulk.year')} value="" onChange={({ target }) => onYear(Number(target.value))}>
          <option value="" disabled>
            {say('import.bulk.chooseYear')}
          </option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.buttons}>
        <ResponsibleField value={person} onChange={setPerson} />
        <Button size="sm" aria-disabled={!person?.id} onClick={() => onChange({ responsible: person })}>
          {say('import.bulk.hand')}
        </Button>
      </div>
    </Disclosure>
  );
}
