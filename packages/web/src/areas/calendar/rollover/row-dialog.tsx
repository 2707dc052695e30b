import { useState } from 'react';
import { DayField } from '../../../core/forms/day-field.tsx';
import styles from '../../../core/forms/form.module.css';
import { ResponsibleField } from '../../../subject/person/person-field.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { type Edits, isInYear, type ShownRow, withDay, withPerson } from './edits.ts';

interface Props {
  row: ShownRow;
  year: number;
  edits: Edits;
  onSave: (edits: Edits) => void;
  onClose: () => void;
}

/** A day of the person's own for one activity, and who is responsible for it. */
export function RowDialog({ row, year, edits, onSave, onClose }: Props) {
  const say = useText();
  const { id, eventInstance } = row;
  const [day, setDay] = useState(row.to ?? '');
  const [person, setPerson] = useState(row.responsible);
  const isFit = isInYear(day, year);
  const isFound = person === null || person.id !== '';
  const first = `${year}-01-01`;
  const outside = say('rollover.outside', { year: String(year) });
  const save = async () => {
    if (!isFit || !isFound) return;
    const dated = day === row.to ? edits : withDay(edits, id, day);
    onSave(person?.id === row.responsible?.id ? dated : withPerson(dated, [id], person));
    onClose();
  };
  return (
    <OpenedDialog title={eventInstance.title} onClose={onClose}>
      <Form className={styles.form} onSubmit={save}>
        <DayField
          label={say('field.endDate')}
          value={day}
          min={first}
          error={day !== '' && !isFit ? outside : undefined}
          onChange={setDay}
          required
        />
        <ResponsibleField value={person} onChange={setPerson} />
        <div className={styles.pair}>
          <Button type="submit" variant="primary" aria-disabled={!isFit || !isFound}>
            {say('button.save')}
          </Button>
          <Button onClick={onClose}>{say('button.cancel')}</Button>
        </div>
      </Form>
    </OpenedDialog>
  );
}
