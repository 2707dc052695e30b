import { useState } from 'react';
import styles from '../../core/forms/form.module.css';
import { ResponsibleField } from '../../subject/person/person-field.tsx';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import type { ShownRow } from './row-values.ts';

interface Props {
  row: ShownRow;
  onSave: (person: ShownRow['responsible']) => void;
  onClose: () => void;
}

/** Who is responsible for one row, or nobody. */
export function PersonDialog({ row, onSave, onClose }: Props) {
  const say = useText();
  const [person, setPerson] = useState(row.responsible);
  const isFound = person === null || person.id !== '';
  const save = async () => {
    if (!isFound) return;
    onSave(person);
    onClose();
  };
  return (
    <OpenedDialog title={row.title || say('field.responsible')} onClose={onClose}>
      <Form className={styles.form} onSubmit={save}>
        <ResponsibleField value={person} onChange={setPerson} />
        <div className={styles.pair}>
          <Button type="submit" variant="primary" aria-disabled={!isFound}>
            {say('button.save')}
          </Button>
          <Button onClick={onClose}>{say('button.cancel')}</Button>
        </div>
      </Form>
    </OpenedDialog>
  );
}
